import { describeWalks } from '../support/describe-walks';
import { collapse, connection, loader, newVersion, pageAlerts } from './walks/widget-walks';

describeWalks([collapse, loader, pageAlerts, newVersion, connection]);
