import type { PictureFields } from '#web/browser/device.ts';
import type { ToLocalUrl } from '#web/http/local-url.ts';

/** What links and pictures of the API need to be those of the visitor's shop and device; `Field` is the kind of pictures. */
export interface ViewOptions<Field extends keyof PictureFields> {
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
  fields: Pick<PictureFields, Field>;
}
