import { runCaptured } from './checks/project-program.ts'
import { printSteps } from './terminal/steps.ts'

const sources = ['events', 'services', 'storefront', 'console', 'infra', 'tests']
const arrows = ['--config', 'tests/architecture/dependency-cruiser.cjs', '--no-progress', ...sources]

type Check = { name: string; program: string; args: string[] }

/** Two lanes that run concurrently, for machines with two cores; each lane runs its checks in sequence. */
const lanes: Check[][] = [
  [
    { name: 'types', program: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
    { name: 'arrows', program: 'depcruise', args: arrows },
    { name: 'words', program: 'node', args: ['infra/src/check-words.ts'] },
  ],
  [
    { name: 'lint, format', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
    { name: 'unused code', program: 'knip', args: ['--config', 'infra/knip.json'] },
    { name: 'unit specs', program: 'vitest', args: ['run', '--project', 'unit', '--reporter=dot'] },
  ],
]

const steps = printSteps((text) => {
  process.stdout.write(text)
})

const runCheck = async ({ name, program, args }: Check): Promise<string | undefined> => {
  const run = async () => {
    const { code, output } = await runCaptured(program, args)
    if (code !== 0) throw new Error(output)
  }
  return steps.run(name, run).then(
    () => undefined,
    (error: unknown) => `── ${name}: ${program} ${args.join(' ')}\n${error instanceof Error ? error.message : ''}`,
  )
}

const runLane = async (lane: Check[]): Promise<string[]> => {
  const failures: string[] = []
  for (const check of lane) {
    const failure = await runCheck(check)
    if (failure !== undefined) failures.push(failure)
  }
  return failures
}

const began = performance.now()
const failures = (await Promise.all(lanes.map(runLane))).flat()
for (const failure of failures) process.stdout.write(`\n${failure}\n`)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
process.stdout.write(failures.length === 0 ? `  all well after ${seconds} s\n` : `\n  ${failures.length} failed\n`)
process.exitCode = failures.length === 0 ? 0 : 1
