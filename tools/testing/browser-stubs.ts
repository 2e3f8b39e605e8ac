// Loaded before every component test: what jsdom lacks, since it has no layout. A test that depends on one of these stubs its own.

/** Reports the size once: sizes never change. */
class FirstSizeObserver implements ResizeObserver {
  private readonly report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.report = report;
  }

  observe(): void {
    this.report([], this);
  }

  unobserve(): void {
    // There are no further reports.
  }

  disconnect(): void {
    // There are no further reports.
  }
}

globalThis.ResizeObserver = FirstSizeObserver;

/** Reports nothing: where a part is, is never known. */
class SilentIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
}

globalThis.IntersectionObserver = SilentIntersectionObserver;

globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

Element.prototype.scrollIntoView = () => undefined;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
