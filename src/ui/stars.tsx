// A rating as five stars filled by width, or as one star where space is limited.

const outline = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** The outline of a star in a box of 20 by 20. */
export const starPath = `M10 1.5${outline}`;

/** Five stars side by side. */
export const starRowPath = `M10 1.5${[outline, outline, outline, outline, outline].join('m20 0')}`;

const starCount = 5;
const starWidth = 20;

interface StarsProps {
  /** From 0 to 5. */
  mean: number;
  count?: number;
  /** Shows one star, as on cards. */
  isCompact?: boolean;
}

export function Stars({ mean, count, isCompact = false }: StarsProps) {
  const text = formatOneDecimal(mean);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="sr-only">{`Nota ${text} de ${starCount}${count === undefined ? '' : toCountText(count)}`}</span>
      {isCompact ? <OneStar /> : <StarRow mean={mean} />}
      <span aria-hidden="true" className="font-semibold">
        {text}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-ink-2">
          {`(${count})`}
        </span>
      )}
    </span>
  );
}

function toCountText(count: number): string {
  return `, ${count} ${count === 1 ? 'avaliação' : 'avaliações'}`;
}

function OneStar() {
  return (
    <svg className="size-3.5 shrink-0 fill-star" aria-hidden="true">
      <use href="#icon-star" />
    </svg>
  );
}

/** Nested `svg` elements clip by their own width, which needs no inline style and no id. */
export function StarRow({ mean }: { mean: number }) {
  const width = starCount * starWidth;
  const filled = Math.round((Math.min(starCount, Math.max(0, mean)) / starCount) * width);
  const row = <use href="#icon-star-row" width={width} height={starWidth} />;
  return (
    <svg viewBox={`0 0 ${width} ${starWidth}`} className="h-4 w-20 shrink-0" aria-hidden="true">
      <g className="fill-none stroke-star">{row}</g>
      <svg width={filled} height={starWidth} className="overflow-hidden fill-star">
        {row}
      </svg>
    </svg>
  );
}

/** "4,0", the format of a mean of ratings. It avoids `Intl.NumberFormat`, whose first use blocks a phone for 100 ms. */
export function formatOneDecimal(value: number): string {
  return (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1).replace('.', ',');
}
