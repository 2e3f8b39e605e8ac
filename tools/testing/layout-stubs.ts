// Loaded before every component test: what jsdom lacks, since it has no layout.

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

Element.prototype.scrollIntoView = () => undefined;
