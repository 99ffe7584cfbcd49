import { defineJob } from '@pinline/chassis/jobs/job'
import { type ImportRunner, runImportName } from '../import/import-runner.ts'
import type { Imports } from '../import/imports.ts'

/** Imports that were started, or whose instance has died. */
export const runImports = (imports: Imports, runner: ImportRunner) =>
  defineJob({
    name: runImportName,
    sweepEveryMs: 1000,
    due: async () => await imports.due(),
    run: (id) => runner.run(id),
  })
