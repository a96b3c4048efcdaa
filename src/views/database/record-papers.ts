/** The sheets of workers and units, one piece of code: whoever prints one is likely to print the other. */
export { UnitPaper } from './units/unit-paper';
export { WorkerPaper } from './workers/worker-paper';
