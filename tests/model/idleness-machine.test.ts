import { describeWalks } from '../support/describe-walks';
import { idleness } from './walks/idleness-walks';

describeWalks([idleness]);
