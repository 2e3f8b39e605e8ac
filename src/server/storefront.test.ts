import { expect, it } from 'vitest';
import { loadStorefront, openStorefront, type StorefrontOptions } from './storefront.ts';

const options: StorefrontOptions = {
  storeApi: () => Promise.resolve(new Response()),
  siteUrl: 'http://loja.test',
  cookieName: 'PHPSESSID',
  pictureOrigins: [],
  scripts: [],
  isDebugAllowed: false,
  onError: () => undefined,
};

it('says what to do when the storefront is not built', async () => {
  await expect(loadStorefront('/nowhere/server', options)).rejects.toThrow('npm run build');
});

it.each([[{}], [{ createStorefront: 'no function' }], [{ createStorefront: () => undefined }], [undefined]])(
  'refuses %j as a build',
  (module) => {
    expect(() => openStorefront(module, options)).toThrow('exports no createStorefront');
  },
);

it('hands the options to the build', async () => {
  const createStorefront = (given: StorefrontOptions) => async () => new Response(given.siteUrl);
  const module = {
    createStorefront,
    toDeviceClass: () => '',
    personalPaths: ['/minha-conta'],
    measureCachedBytes: () => 0,
  };
  const answer = await openStorefront(module, options).render(new Request('http://loja.test/'));
  expect(await answer.text()).toBe('http://loja.test');
});
