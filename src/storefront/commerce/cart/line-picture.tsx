import { Icon } from '#ui/icon.tsx';

export function LinePicture({ picture }: { picture: string | undefined }) {
  if (picture === undefined)
    return (
      <span className="grid h-25 w-20 shrink-0 place-items-center rounded-input bg-soft text-brand">
        <Icon name="leaf" />
      </span>
    );
  return (
    <img
      src={picture}
      alt=""
      width="80"
      height="100"
      loading="lazy"
      decoding="async"
      className="h-25 w-20 shrink-0 rounded-input bg-skeleton object-cover"
    />
  );
}
