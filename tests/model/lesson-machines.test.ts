import { describeWalks } from '../support/describe-walks';
import { leftRecordingWalks, lessonWalk, recordingWalk } from './walks/lesson-walks';

describeWalks([lessonWalk, recordingWalk, ...leftRecordingWalks]);
