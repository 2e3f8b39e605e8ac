import { useEffect, useState } from 'react';

const throttleMs = 200;
const failedMs = 600;

export type Progress = 'idle' | 'loading' | 'failed';

/** Specification 9: appears after 200 ms, creeps for 5 s, then completes or turns red. The movement is CSS. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const [phase, setPhase] = useState<'hidden' | 'creeping' | 'done' | 'failed'>('hidden');

  useEffect(() => {
    if (progress === 'loading') {
      const timer = setTimeout(() => setPhase('creeping'), throttleMs);
      return () => clearTimeout(timer);
    }
    setPhase((before) => {
      if (progress === 'failed') return 'failed';
      return before === 'creeping' ? 'done' : 'hidden';
    });
    const timer = setTimeout(() => setPhase('hidden'), failedMs);
    return () => clearTimeout(timer);
  }, [progress]);

  return phase === 'hidden' ? null : <div className="progress-bar" data-phase={phase} aria-hidden="true" />;
}
