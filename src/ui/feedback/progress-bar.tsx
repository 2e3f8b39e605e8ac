import { useEffect, useState } from 'react';

const throttleMs = 200;
const failedMs = 600;

export type Progress = 'idle' | 'loading' | 'failed';

type Phase = 'hidden' | 'creeping' | 'done' | 'failed';

/** Specification 9: appears after 200 ms, creeps for 5 s, then completes or turns red. The movement is CSS. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const [seen, setSeen] = useState(progress);
  // An error page mounts its own layout: its bar starts in the state in which the other one ended.
  const [phase, setPhase] = useState<Phase>(progress === 'failed' ? 'failed' : 'hidden');
  if (seen !== progress) {
    setSeen(progress);
    setPhase(toPhase(progress, phase));
  }

  useEffect(() => {
    if (progress === 'loading' && phase === 'hidden') {
      const timer = setTimeout(() => setPhase('creeping'), throttleMs);
      return () => clearTimeout(timer);
    }
    if (phase !== 'done' && phase !== 'failed') return undefined;
    const timer = setTimeout(() => setPhase('hidden'), failedMs);
    return () => clearTimeout(timer);
  }, [progress, phase]);

  return phase === 'hidden' ? null : <div className="progress-bar" data-phase={phase} aria-hidden="true" />;
}

/** The next phase when the request starts, ends or fails; a bar that was never visible stays hidden. */
function toPhase(progress: Progress, phase: Phase): Phase {
  if (progress === 'failed') return 'failed';
  return progress === 'idle' && phase === 'creeping' ? 'done' : 'hidden';
}
