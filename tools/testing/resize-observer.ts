// A ResizeObserver for jsdom, which has no layout: it reports the size once, and sizes never change.
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
