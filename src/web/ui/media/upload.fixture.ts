import { vi } from 'vitest';

type Answer = { readonly status: number; readonly body: object };

/** Replaces XMLHttpRequest, so that uploads report half of the file as sent and then get the answer. Status 0 is no response. */
export function stubUploads(answer: () => Answer | Promise<Answer>): void {
  class FakeRequest {
    status = 0;
    response: object | null = null;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend?: () => void;
    open() {}
    abort() {}
    async send() {
      await Promise.resolve();
      this.upload.onprogress?.({ loaded: 42, total: 100 });
      const { status, body } = await answer();
      this.status = status;
      this.response = status === 0 ? null : body;
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}
