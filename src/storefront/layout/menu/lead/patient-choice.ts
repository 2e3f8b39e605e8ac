import { type Box, isAimedAt, type Point } from './aim.ts';

/** How long a pointer may rest on its way before what is under it takes over after all. */
const patienceMs = 300;
/** Nearer ones say nothing about a direction. */
const trailStepPx = 4;
const trailLength = 3;

interface PatientChoiceOptions<Choice> {
  choose: (choice: Choice) => void;
  /** Where what is shown now stands: a pointer that moves towards it crosses other entries without choosing them. */
  findTarget: () => Box | undefined;
}

/** Chooses what the pointer came over after a while, and later when it is only passing. */
export function createPatientChoice<Choice>({ choose, findTarget }: PatientChoiceOptions<Choice>) {
  let trail: Point[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: { choice: Choice; ms: number } | undefined;
  let isPatient = false;

  const isOnItsWay = (): boolean => {
    const [from] = trail;
    const to = trail.at(-1);
    const target = findTarget();
    return from !== undefined && to !== undefined && from !== to && target !== undefined && isAimedAt(from, to, target);
  };
  const start = (): void => {
    clearTimeout(timer);
    if (!wanted) return;
    const { choice, ms } = wanted;
    isPatient = isOnItsWay();
    timer = setTimeout(
      () => {
        wanted = undefined;
        choose(choice);
      },
      isPatient ? patienceMs : ms,
    );
  };

  return {
    /** The pointer came over something that shows `choice` if it stays for `ms`. */
    consider(choice: Choice, ms: number): void {
      wanted = { choice, ms };
      start();
    },
    /** Follows the pointer: as long as it moves towards the target, nothing is chosen. */
    follow({ clientX, clientY }: Point): void {
      const last = trail.at(-1);
      if (last && Math.hypot(clientX - last.clientX, clientY - last.clientY) < trailStepPx) return;
      trail = [...trail.slice(1 - trailLength), { clientX, clientY }];
      if (wanted && (isPatient || isOnItsWay())) start();
    },
    cancel(): void {
      clearTimeout(timer);
      wanted = undefined;
    },
  };
}
