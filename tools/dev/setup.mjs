// Prepares a clone: installs the packages of the lockfile and, with `build`, builds the storefront. Runs on Node 20, before
// the pinned Node is installed, so it only uses Node's own modules. Skips steps that are up to date. `npm start --omit=dev` installs
// what a shop needs and no more.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pinnedVersion = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const platformPackages = ['linux-x64', 'linux-arm64', 'win32-x64'];
/** npm passes its options to scripts as variables. */
const omitsDev = (process.env.npm_config_omit ?? '').split(/\s+/).includes('dev');
/** Inputs of the built storefront. */
const buildInputs = [
  'src/storefront',
  'src/ui',
  'src/web',
  'src/contract',
  'src/rules',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/dev/build.ts',
  'package-lock.json',
];

requireNode();
installPackages();
if (process.argv.includes('build')) buildStorefront();

function requireNode() {
  const platform = `${process.platform}-${process.arch}`;
  const major = Number(process.versions.node.split('.')[0]);
  if (platformPackages.includes(platform) ? major >= 20 : major >= 24) return;
  const needed = platformPackages.includes(platform) ? 'Node 20 or later' : `Node 24 or later on ${platform}`;
  stop(`This shop needs ${needed}; this is Node ${process.versions.node}. Try \`nvm install ${pinnedVersion}\`.`);
}

function installPackages() {
  if (isInstalled()) return;
  say('Installing the packages of package-lock.json ...');
  // On Windows the running node.exe may lie inside node_modules, which `npm ci` would have to remove.
  const command = process.platform === 'win32' && existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const npm = process.env.npm_execpath;
  // No package needs its install script, and one of a stolen package would run with the rights of this user.
  const options = [command, '--ignore-scripts', omitsDev ? '--omit=dev' : '--include=dev'];
  options.push('--no-audit', '--no-fund', '--loglevel=error');
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...options]);
  else run('npm', options);
}

/** npm writes node_modules/.package-lock.json as the last step of an installation. */
function isInstalled() {
  const wanted = loadPackages('package-lock.json');
  const installed = loadPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    if (present) return present.version === entry.version;
    return entry.optional === true || (omitsDev && (entry.dev === true || entry.devOptional === true));
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} */
function loadPackages(/** @type {string} */ file) {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  /** @type {{ packages: ReturnType<typeof loadPackages> }} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return lock.packages;
}

function buildStorefront() {
  const stampFile = join(root, 'build/sources.sha256');
  const stamp = hashBuildInputs();
  const built = ['build/server/index.js', 'build/client'].every((path) => existsSync(join(root, path)));
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Building the storefront ...');
  run(pinnedNode(), [join(root, 'tools/dev/build.ts')]);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashBuildInputs() {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    for (const file of listFiles(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function listFiles(/** @type {string} */ path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

function pinnedNode() {
  const folder = join(
    root,
    `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin`,
  );
  const program = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(program) ? program : process.execPath;
}

function run(/** @type {string} */ program, /** @type {string[]} */ parameters) {
  const result = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', shell: program === 'npm' });
  if (result.status !== 0) stop(`\`${[program, ...parameters].join(' ')}\` failed.`);
}

function say(/** @type {string} */ message) {
  process.stdout.write(`${message}\n`);
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
