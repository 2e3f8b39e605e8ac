/** Of vite.config.ts: source of a module that comes by `import()` -> addresses of the files that it needs. */
declare module 'virtual:late-files' {
  const lateFiles: Readonly<Record<string, readonly string[]>>;
  export default lateFiles;
}
