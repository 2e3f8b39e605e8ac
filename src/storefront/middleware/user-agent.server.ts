import { createContext, type MiddlewareFunction } from 'react-router';
import { type Device, toDevice } from '#web/browser/device.ts';

export const deviceContext = createContext<Device>();

export const detectDevice: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(deviceContext, toDevice(request.headers.get('User-Agent') ?? ''));
  return next();
};
