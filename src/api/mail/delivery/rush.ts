// Whether mail waits: orders and pages go first while the process is busy.

/** Utilization of the thread since the call before, from 0 to 1. */
type Meter = () => number;

const busyFrom = 0.85;
/** Mail waits for a rush this many rounds of delivery, and then goes out beside it. */
const maxRounds = 5;

export function createRushCheck(utilization: Meter = createMeter()): () => boolean {
  let rounds = 0;
  return () => {
    rounds = utilization() > busyFrom && rounds < maxRounds ? rounds + 1 : 0;
    return rounds > 0;
  };
}

function createMeter(): Meter {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
