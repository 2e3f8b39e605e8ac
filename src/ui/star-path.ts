const outline = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** A star in a box of 20 by 20. */
export const starPath = `M10 1.5${outline}`;

/** Five of them side by side. */
export const starRowPath = `M10 1.5${[outline, outline, outline, outline, outline].join('m20 0')}`;
