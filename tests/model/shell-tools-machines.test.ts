import { describeWalks } from '../support/describe-walks';
import { inbox, palette, shortcutKeys } from './walks/shell-tools-walks';

describeWalks([inbox, palette, shortcutKeys]);
