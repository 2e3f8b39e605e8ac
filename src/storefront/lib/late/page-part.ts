import { type ComponentType, createElement, use } from 'react';
import { isReloading } from '#web/browser/chunk-reload.ts';

/** A kind of page that shares its address with others: its code comes with pages of this kind only. */
export interface PagePart<Props extends object> {
  /** Of the module, from the root of the project: what names its files in the build. */
  source: string;
  /** For loaders, so that the server has it when it renders; and for whoever knows that it is about to be needed. */
  load: () => Promise<ComponentType<Props>>;
  /** Gives up where its code cannot come; other data, as the next navigation brings, let it try again. */
  Page: ComponentType<{ data: Props }>;
}

export function pagePart<Props extends object>(
  source: string,
  fetchPage: () => Promise<ComponentType<Props>>,
): PagePart<Props> {
  let page: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = async () => {
    try {
      return (page = await fetchPage());
    } catch (error) {
      loading = undefined;
      // The page that is there stays until the new document comes.
      if (isReloading()) return new Promise<never>(() => undefined);
      throw error;
    }
  };
  const load = () => (loading ??= fetchOnce());
  // React renders again what has failed: it has to meet the same failure, or it would ask without end.
  const asked = new WeakMap<Props, Promise<ComponentType<Props>>>();
  const loadFor = (data: Props) => {
    const promise = asked.get(data) ?? load();
    asked.set(data, promise);
    return promise;
  };
  return { source, load, Page: ({ data }) => createElement(page ?? use(loadFor(data)), data) };
}
