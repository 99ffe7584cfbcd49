import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runtime = join(root, 'node_modules', '.bin', 'node')
const verbs = [
  'start',
  'stop',
  'doctor',
  'test',
  'check',
  'screenshots',
  'bench',
  'soak',
  'lighthouse',
  'check-links',
  'check-kicad',
  'test-faults',
  'views',
  'topics',
  'refill',
  'reconcile',
  'archive',
  'backup',
  'restore',
  'reencrypt',
  'audit',
  'sbom',
  'check-deploy',
  'check-language',
  'apply-texts',
]

const serverVerbs = [
  'start',
  'test',
  'screenshots',
  'bench',
  'soak',
  'lighthouse',
  'check-links',
  'check-kicad',
  'test-faults',
]

/** Installs the packages of package-lock.json; for a command that starts servers, downloads those at the same time. */
const install = async (verb) => {
  await Promise.all([installPackages(), serverVerbs.includes(verb) ? fetchServers() : undefined])
}

const installPackages = async () => {
  const began = performance.now()
  process.stdout.write('  npm packages … ')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { code, output } = await run(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    process.stdout.write('failed\n')
    process.stderr.write(`${output}\nThe npm packages could not be installed: "npm ci" ended with ${code}.\n`)
    process.stderr.write('Check that the package registry is reachable (npm ping), then repeat the command.\n')
    process.exit(1)
  }
  process.stdout.write(`installed in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

/** npm records what it installed; every package of the lockfile must be in the record with its version. */
const isInstalled = () => {
  const requested = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(requested).every(
    ([path, entry]) =>
      path === '' ||
      present[path]?.version === entry.version ||
      ((entry.optional || entry.devOptional) && present[path] === undefined),
  )
}

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** Fetches the servers' programs into the cache. What fails here is tried again, and explained, by the start. */
const fetchServers = async () => {
  if (process.env.PINLINE_SERVERS === 'containers') return
  const downloads = Object.values(JSON.parse(readFileSync(join(root, 'infra', 'downloads.json'), 'utf8')))
  await Promise.all(downloads.filter(isRequested).map(fetchServer))
}

const cacheFolder = resolve(root, process.env.PINLINE_CACHE ?? '.cache')

const isRequested = ({ folder, variable, systemProgram }) =>
  !process.env[variable] && !isOnPath(systemProgram) && !existsSync(join(cacheFolder, folder))

const isOnPath = (program) =>
  program !== null && (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const fetchServer = async ({ folder, by, args }) => {
  const target = join(cacheFolder, folder)
  const partial = `${target}.${process.pid}.partial`
  mkdirSync(cacheFolder, { recursive: true })
  const { code } = await run(
    by,
    args.map((argument) => argument.replace('{folder}', partial)),
  )
  if (code === 0 && !existsSync(target)) renameSync(partial, target)
  rmSync(partial, { recursive: true, force: true })
}

/** Runs a command to its end without a terminal; returns its exit code and output. */
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })

/** Runs the command on the project's own Node and exits with its code; signals are forwarded. */
const delegate = (verb, args) => {
  const child = spawn(runtime, [join(root, 'infra', 'src', `${verb}.ts`), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    process.stderr.write(`${runtime} could not be started: ${error.message}\nRemove node_modules and repeat.\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

const [verb = '', ...args] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(`Pinline needs Node 20 or later to begin with; this is ${process.versions.node}.\n`)
  process.exit(1)
}
if (!verbs.includes(verb)) {
  process.stderr.write(`usage: node infra/bootstrap.mjs ${verbs.join('|')}\n`)
  process.exit(2)
}
if (!existsSync(runtime) || !isInstalled()) await install(verb)
delegate(verb, args)
