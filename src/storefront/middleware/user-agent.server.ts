import type { MiddlewareFunction } from 'react-router';
import { toDevice } from '#web/browser/device.ts';
import { deviceContext } from '../request-context.server.ts';

export const detectDevice: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(deviceContext, toDevice(request.headers.get('User-Agent') ?? ''));
  return next();
};
