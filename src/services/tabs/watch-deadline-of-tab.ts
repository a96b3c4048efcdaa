import { systemClock, watchDeadline, type DeadlineClock } from './watch-deadline';
import { watchTab, type TabEvents } from './watch-tab';

/** The clock and the tab; the browser's own when absent. */
type Surroundings = {
  readonly clock?: DeadlineClock | undefined;
  readonly listenToTab?: ((events: TabEvents) => () => void) | undefined;
};

/** As `watchDeadline`, looking at the clock again whenever the tab wakes; answers a function that stops it. */
export function watchDeadlineOfTab(
  deadline: number | undefined,
  onDue: (now: number) => void,
  { clock = systemClock, listenToTab = watchTab }: Surroundings = {},
): () => void {
  const watcher = watchDeadline(deadline, onDue, clock);
  const stopListening = listenToTab({ onRestored: watcher.check, onWoke: watcher.check });
  return () => {
    watcher.stop();
    stopListening();
  };
}
