import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLicences } from '@pinline/infra/checks/licences'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectFolder } from './cruise-folders.ts'

const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})
const installedPackage = z.object({ version: z.string(), license: z.string() })

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(projectFolder, ...path), 'utf8'))

const workspaceFolders = (): readonly string[] =>
  manifest
    .parse(read('package.json'))
    .workspaces.flatMap((folder) =>
      folder.endsWith('/*')
        ? readdirSync(join(projectFolder, folder.slice(0, -2))).map((name) => `${folder.slice(0, -2)}/${name}`)
        : [folder],
    )

const directDependencies = (): readonly string[] => {
  const manifests = ['.', ...workspaceFolders()].map((folder) => manifest.parse(read(folder, 'package.json')))
  const names = manifests.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies }))
  return [...new Set(names)].filter((name) => !name.startsWith('@pinline/')).toSorted()
}

test('NOTICE names every direct dependency with the version and licence that is installed', () => {
  const installed = directDependencies().map((name) => {
    const { version, license } = installedPackage.parse(read('node_modules', name, 'package.json'))
    return `${name} ${version} ${license}`
  })
  const notice = readFileSync(join(projectFolder, 'NOTICE'), 'utf8')
  const named = [...notice.matchAll(/^ {2}(@?[a-z][\w./-]*) +(\d+\.\d+\.\d+\S*) +(\S.*)$/gm)]
  expect(named.map(([, name, version, licence]) => `${name} ${version} ${licence}`).toSorted()).toEqual(
    installed.toSorted(),
  )
})

test('no installed package has a licence that forbids distributing Pinline', () => {
  const { packages, objections } = checkLicences()
  expect(packages).toBeGreaterThan(300)
  expect(objections).toEqual([])
})
