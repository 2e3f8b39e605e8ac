import { withNetworkFallback } from '../errors/network-failure.ts';
import { type FormFailure, readFields } from './form-result.ts';

interface ClientActionArgs<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** The client action of a route with forms: without a response the page stays, and the form shows the failure. */
export async function formClientAction<Answer>({ request, serverAction }: ClientActionArgs<Answer>) {
  const { intent } = readFields(await request.clone().formData());
  return withNetworkFallback(serverAction, (error): FormFailure => ({
    error,
    ...(intent !== undefined && { form: intent }),
  }));
}
