import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const here = dirname(fileURLToPath(import.meta.url))

export const projectFolder = dirname(dirname(here))
export const fixturesFolder = join(here, 'fixtures')
export const rulesFile = join(here, 'dependency-cruiser.cjs')

/**
 * Checks the dependency rules of some folders. Paths are relative to the project; `follow` is the pattern of the
 * modules that are entered, `skip` that of excluded ones, by default the rules' own.
 */
export const cruiseFolders = async (
  folders: readonly string[],
  { follow, skip }: { follow: string; skip?: string },
): Promise<ICruiseResult> => {
  const rules = await extractDepcruiseOptions(rulesFile)
  const { output } = await cruise([...folders], {
    ...rules,
    baseDir: projectFolder,
    doNotFollow: { path: `^(?!${follow})` },
    ...(skip === undefined ? {} : { exclude: { path: skip } }),
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}
