// jsdom lays nothing out: every size is there when it is first asked for, and stays.
class FirstSizeObserver implements ResizeObserver {
  private readonly tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }

  observe(): void {
    this.tell([], this);
  }

  unobserve(): void {
    // Nothing follows.
  }

  disconnect(): void {
    // Nothing follows.
  }
}

globalThis.ResizeObserver = FirstSizeObserver;
