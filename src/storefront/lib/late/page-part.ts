import { type ComponentType, createElement, use } from 'react';

/** A kind of page that shares its address with others: its code comes with pages of this kind only. */
export interface PagePart<Props extends object> {
  /** Of the module, from the root of the project: what names its files in the build. */
  source: string;
  /** For loaders, so that the server has it when it renders; and for whoever knows that it is about to be needed. */
  load: () => Promise<ComponentType<Props>>;
  Page: ComponentType<Props>;
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
      throw error;
    }
  };
  const load = () => (loading ??= fetchOnce());
  return { source, load, Page: (props) => createElement(page ?? use(load()), props) };
}
