import { SimulatedClock } from 'xstate';

/** Time and network that all contenders share: the globals of this process, for as long as the work takes. */
export type World = {
  readonly network: Network;
  /** Lets time go by in every tab, with all that it sets off. Milliseconds; the clock moves one step at a time. */
  readonly pass: (milliseconds: number, step?: number) => Promise<void>;
  /** Lets time go by, slowly, until the work is done or some timer has thrown, which may well leave it undone. */
  readonly during: <Answer>(work: Promise<Answer>) => Promise<Answer>;
};

type Network = {
  /** Where requests go: the loopback network, or an issuer played in this process. */
  send: typeof fetch;
  /** Requests to addresses of which this is true never leave. */
  isDown: (url: string) => boolean;
};

const startTime = Date.UTC(2026, 10, 20, 8);
const { fetch: realFetch, setTimeout: realSetTimeout } = globalThis;

/**
 * Runs the work with a clock that moves when told and a network that can be cut. Timers and `Date` are the process's
 * own globals, because the libraries take them from there; what they log goes nowhere.
 */
export async function inSimulatedWorld<Answer>(work: (world: World) => Promise<Answer>): Promise<Answer> {
  const { warn, error } = console;
  const network: Network = { send: realFetch, isDown: () => false };
  let underWay = 0;
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  const clock = new SimulatedClock();
  const thrown: unknown[] = [];
  const giveBack = takeOver(clock, (error) => thrown.push(error));
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (network.isDown(url)) {
      throw new TypeError('Failed to fetch');
    }
    underWay += 1;
    try {
      return await network.send(input, init);
    } finally {
      underWay -= 1;
    }
  };
  const quiet = async (milliseconds: number) => {
    do {
      await realPause(milliseconds);
    } while (underWay > 0);
  };
  try {
    return await work({
      network,
      pass: async (milliseconds, step = 5_000) => {
        for (let passed = 0; passed < milliseconds; passed += step) {
          clock.increment(step);
          await quiet(4);
        }
        await quiet(20);
      },
      during: async (promise) => {
        const state = { isOver: false };
        const end = () => {
          state.isOver = true;
        };
        promise.then(end, end);
        thrown.length = 0;
        while (!state.isOver && thrown.length === 0) {
          clock.increment(1);
          await realPause(1);
        }
        if (!state.isOver) {
          throw thrown[0];
        }
        return promise;
      },
    });
  } finally {
    giveBack();
    globalThis.fetch = realFetch;
    Object.assign(console, { warn, error });
  }
}

/** Makes the clock that of the whole process; answers what undoes it. */
function takeOver(clock: SimulatedClock, onThrown: (error: unknown) => void): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate } = globalThis;
  class SimulatedDate extends RealDate {
    constructor(...parts: readonly [] | readonly [value: number | string | Date]) {
      super(parts.length === 0 ? SimulatedDate.now() : parts[0]);
    }
    static override now(): number {
      return startTime + clock.now();
    }
  }
  const start = (work: () => void, milliseconds: number, isRepeated: boolean) => {
    const guarded = () => {
      try {
        work();
      } catch (error) {
        onThrown(error);
      }
    };
    return createTimer(clock, guarded, milliseconds, isRepeated);
  };
  const clear = (timer: Timer | NodeJS.Timeout | undefined) => {
    if (timer !== undefined && 'stop' in timer) {
      timer.stop();
    } else {
      // Set before the clock was taken over.
      clearTimeout(timer);
    }
  };
  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: (work: Work, milliseconds = 0, ...given: readonly unknown[]) =>
      start(() => work(...given), milliseconds, false),
    setInterval: (work: Work, milliseconds = 0, ...given: readonly unknown[]) =>
      start(() => work(...given), milliseconds, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate });
  };
}

type Work = (...given: readonly unknown[]) => void;
type Timer = ReturnType<typeof createTimer>;

/** A timer with what Node's own fetch wants of one. */
function createTimer(clock: SimulatedClock, work: () => void, milliseconds: number, isRepeated: boolean) {
  let id = 0;
  const arm = () => {
    id = clock.setTimeout(() => {
      if (isRepeated) {
        arm();
      }
      work();
    }, milliseconds);
  };
  const timer = {
    stop: () => clock.clearTimeout(id),
    ref: () => timer,
    unref: () => timer,
    refresh: () => {
      clock.clearTimeout(id);
      arm();
      return timer;
    },
  };
  arm();
  return timer;
}

function realPause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    realSetTimeout(resolve, milliseconds);
  });
}
