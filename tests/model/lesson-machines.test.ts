import { describeWalks } from '../support/describe-walks';
import { lessonWalk, recordingWalk } from './walks/lesson-walks';

describeWalks([lessonWalk, recordingWalk]);
