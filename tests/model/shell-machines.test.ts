import { describeWalks } from '../support/describe-walks';
import { confirm, desk, errors, modal, panels, pressedPage, toasts } from './walks/shell-walks';

describeWalks([errors, toasts, confirm, panels, modal, desk, pressedPage]);
