import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tailOf } from '@pinline/contracts/api/recorded-events'
import { serviceName } from '@pinline/events/event'
import { describe, expect, test } from 'vitest'
import { allCalls, tables } from '../security/call-tables.ts'

const servicesFolder = fileURLToPath(new URL('../../services', import.meta.url))
const rootFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Commands whose decision another command makes, with its stem. */
const decidedBy: Readonly<Record<string, string>> = {
  'answer-after-sale': 'add-after-sale-message',
  'cancel-order-by-staff': 'cancel-order',
  'change-api-key-by-staff': 'change-api-key',
  'create-api-key-by-staff': 'create-api-key',
  'create-my-webhook-endpoint': 'create-webhook-endpoint',
  'delete-my-webhook-endpoint': 'delete-webhook-endpoint',
  'enable-my-webhook-endpoint': 'enable-webhook-endpoint',
  'rotate-my-webhook-secret': 'rotate-webhook-secret',
  'revoke-api-key-by-staff': 'revoke-api-key',
  'rotate-api-key-by-staff': 'rotate-api-key',
  'change-delivery-by-staff': 'change-delivery',
  'change-email': 'change-contact',
  'erase-buyer': 'delete-account',
  'change-phone': 'change-contact',
  'change-staff-email': 'change-staff-profile',
  'import-products': 'import-product',
  'import-bins': 'set-bin',
  'import-content-texts': 'update-content',
  'import-exchange-rates': 'set-exchange-rate',
  'import-tracking-entries': 'add-tracking-entry',
  reclassify: 'change-password',
  'release-reservation': 'release-stock',
  'remove-company': 'change-company',
  'set-email': 'change-contact',
}

/** Commands that record no event on a stream, so that there is nothing to decide. */
const withoutDecision: Readonly<Record<string, readonly string[]>> = {
  'sessions and codes are documents that expire': [
    'begin-second-factor',
    'check-code',
    'confirm-identity',
    'end-other-sessions',
    'end-other-staff-sessions',
    'end-session',
    'end-staff-session',
    'log-in',
    'log-in-staff',
    'log-in-with-code',
    'log-out',
    'refresh-session',
    'refresh-staff-session',
    'send-staff-code',
    'send-verification-code',
  ],
  'a version in the vault, which the event of an order refers to': ['keep-address-version'],
  'the audit trail is a chain of its own': ['record-audit'],
  'an export only reads': ['export-account'],
  'a message is a document that expires': ['send-test-mail'],
  'deliveries of webhooks are documents that expire': [
    'redeliver-my-webhooks',
    'redeliver-webhooks',
    'send-my-test-webhook',
    'send-test-webhook',
  ],
  'a signed link is stored nowhere': ['create-content-preview'],
  'what a file would change is only read': ['preview-content-texts'],
  'files and imports are documents beside the streams': [
    'attach-file',
    'cancel-import',
    'create-file',
    'delete-files',
    'erase-files',
    'move-files',
    'start-import',
    'upload-file',
    'upload-import',
    'upload-renamed-file',
    'upload-staff-avatar',
  ],
  'counters of searches and visitors': ['record-search', 'record-visit-steps', 'record-visitor'],
  'a cart is one document': [
    'add-to-cart',
    'clear-cart',
    'remove-from-cart',
    'reorder',
    'select-cart-lines',
    'update-cart-line',
  ],
  'messages and read marks are documents': [
    'empty-notifications',
    'forget-messages',
    'mark-notifications-read',
    'send-message',
  ],
  'what a wallet reports is decided by the commands on payments': ['receive-wallet-webhook', 'receive-wechat-webhook'],
  'the simulated wallet stands outside of the shop': ['decline-attempt', 'pay-attempt', 'set-wallet-faults'],
}

const filesOf = (folder: string): ReadonlySet<string> => {
  const entries = readdirSync(join(servicesFolder, folder), { recursive: true, encoding: 'utf8' })
  return new Set(entries.map((entry) => basename(entry)))
}

const contracts = readdirSync(join(servicesFolder, 'contracts/src'), { recursive: true, encoding: 'utf8' })

/** Exports of the contract's file with this stem; every service handles some calls of `api`. */
const exportsOf = async (service: string, stem: string): Promise<readonly unknown[]> => {
  const files = contracts.filter((file) => basename(file) === `${stem}.ts` && /^\w+/.exec(file)?.[0] === service)
  const found = files.length > 0 ? files : contracts.filter((file) => file === `api/${stem}.ts`)
  const modules = await Promise.all(
    found.map((file) => import(/* @vite-ignore */ pathToFileURL(join(servicesFolder, 'contracts/src', file)).href)),
  )
  return modules.flatMap((module: object) => Object.values(module))
}

const excused = new Set(Object.values(withoutDecision).flat())

/** All but the gateway, which passes its calls to the operator routes that every service has from the chassis. */
const services = Object.keys(tables).filter((service) => service !== 'gateway')

describe.each(services)('calls of %s', (service) => {
  const { calls = [], resources = [], streams = [] } = tables[service] ?? {}
  const routes = filesOf(`${service}/src/routes`)
  const domain = filesOf(`${service}/src/domain`)

  test('each has a contract file of its stem', async () => {
    for (const call of calls) expect(await exportsOf(service, call.name), `${call.name}.ts`).toContain(call)
  })

  test('each has a route of its stem, and each route a call', () => {
    const names = calls.map(({ name }) => name)
    const stems = [...routes].filter((file) => file.endsWith('.route.ts')).map((file) => basename(file, '.route.ts'))
    expect(stems.toSorted()).toEqual(names.toSorted())
  })

  test('each command has a domain file of its stem, or a listed reason why not', () => {
    const commands = calls.filter(({ effect }) => effect === 'command').map(({ name }) => name)
    const missing = commands.filter((name) => !excused.has(name) && !domain.has(`${decidedBy[name] ?? name}.ts`))
    expect(missing).toEqual([])
  })

  test('each list for the console and each event stream has contract and route of one stem', async () => {
    const stems = [...routes]
      .filter((file) => file.endsWith('.resource.ts'))
      .map((file) => basename(file, '.resource.ts'))
    const exported = await Promise.all(stems.map((stem) => exportsOf(service, `${stem}-resource`)))
    for (const resource of resources)
      expect(
        exported.some((values) => values.includes(resource)),
        resource.name,
      ).toBe(true)
    // That of operators is the chassis' own, one for each service.
    for (const stream of streams.filter(({ path }) => path !== tailOf(serviceName.parse(service)).path)) {
      expect(await exportsOf(service, stream.name)).toContain(stream)
      expect([...routes]).toContain(`${stream.name}.stream.ts`)
    }
  })
})

test('the lists name only existing commands, and none that has a domain file', () => {
  const calls = services.flatMap((service) => tables[service]?.calls ?? [])
  const commands = calls.filter(({ effect }) => effect === 'command').map(({ name }) => name)
  const domain = services.flatMap((service) => [...filesOf(`${service}/src/domain`)])
  const listed = [...excused, ...Object.keys(decidedBy)]
  expect(listed.filter((name) => !commands.includes(name) || domain.includes(`${name}.ts`))).toEqual([])
})

/** Files of the frontends that send commands of other stems than their own. */
const sentElsewhere: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'one form creates and updates': {
    'use-attribute-form.ts': ['create-attribute', 'update-attribute'],
    'use-category-form.ts': ['create-category', 'update-category'],
    'sort-panel.tsx': ['create-sort', 'update-sort'],
    'use-menu-form.ts': ['create-menu', 'update-menu'],
    'use-product-form.ts': ['create-product', 'update-product'],
    'use-role-form.ts': ['create-role', 'update-role'],
    'use-notice-form.ts': ['create-notice', 'update-notice'],
    'use-webhook-endpoint-form.ts': ['create-webhook-endpoint', 'update-webhook-endpoint'],
    'use-handbook-page-form.ts': ['create-handbook-page', 'update-handbook-page'],
    'use-snippet-form.ts': ['create-snippet', 'update-snippet'],
    'use-supplier-form.ts': ['add-supplier', 'change-supplier'],
    'use-change-notice-form.ts': ['create-change-notice', 'update-change-notice'],
  },
  'one item is written, archived and restored on one page': {
    'use-content-form.ts': ['update-content'],
    'content-commands.tsx': ['archive-content'],
    'content-versions.tsx': ['restore-content-version'],
    'restore-handbook-version-dialog.tsx': ['update-handbook-page'],
  },
  'rows of a tree are moved by drag and keys': {
    'use-category-editor.ts': ['move-category'],
    'use-menu-editor.ts': ['update-menu'],
    'use-sort-editor.ts': ['update-sort'],
  },
  'a request is closed, and a replacement withdrawn, by buttons among those that open dialogs': {
    'after-sale-commands.tsx': ['close-after-sale', 'withdraw-replacement'],
  },
  'files of a form are uploaded as they are chosen': {
    'use-after-sale-files.ts': ['upload-file'],
    'use-attached-files.ts': ['upload-file'],
    'use-editor-upload.ts': ['create-file', 'upload-file'],
  },
  'one button sends whichever step of the preparation is next': {
    'order-commands.tsx': ['start-stocking', 'start-testing'],
    'short-pick-ways.tsx': ['start-testing'],
  },
  'a list ends one of its sessions, or all others': {
    'sessions-sheet.tsx': ['end-staff-session', 'end-other-staff-sessions'],
  },
  'the picture is a field of the profile': {
    'avatar-field.tsx': ['change-staff-profile'],
    'upload-staff-avatar-dialog.tsx': ['change-staff-profile'],
  },
  'a form needs a code or a file before its command': {
    'change-staff-email-dialog.tsx': ['send-staff-code'],
    'set-documents-dialog.tsx': ['upload-file'],
  },
  'the toast of a command undoes it by the opposite one': {
    'use-menu-editor.ts': ['set-menu-state'],
    'staff-list.tsx': ['set-staff-state'],
    'to-do-page.tsx': ['wake-to-do'],
  },
  'the menu of a list’s views gives commands that need no more than a press': {
    'use-view-commands.ts': ['save-view', 'share-view', 'choose-default-view'],
  },
  'the page of a webhook endpoint has a button for each of its commands': {
    'use-webhook-commands.ts': [
      'delete-my-webhook-endpoint',
      'enable-my-webhook-endpoint',
      'redeliver-my-webhooks',
      'rotate-my-webhook-secret',
      'send-my-test-webhook',
    ],
  },
  'react-admin logs in by its auth provider': {
    'auth-provider.ts': ['log-in-staff'],
  },
}

const elsewhere = Object.values(sentElsewhere).flatMap((files) =>
  Object.entries(files).flatMap(([file, names]) => names.map((name) => `${file} sends ${name}`)),
)

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const commandNames = new Map(
  allCalls.filter(({ effect }) => effect === 'command').map(({ name }) => [camelCase(name), name]),
)

/** Sources of a frontend; specs send calls to try the client. */
const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .map((file) => join(rootFolder, folder, file))

/** Names of the commands that a file hands to a hook, `upload` or the client, or to a form as what creates and updates. */
const commandsSentBy = (file: string): readonly string[] => {
  const source = readFileSync(file, 'utf8')
  const sent = source.matchAll(/\b(?:use[A-Z]\w*|upload|call)\(\s*(?:api,\s*)?(\w+)\s*[,)]/g)
  const saved = source.matchAll(/\bcreate: (\w+), update: (\w+)\b/g)
  return [...sent, ...saved].flatMap(([, ...calls]) => calls.flatMap((call) => commandNames.get(call) ?? []))
}

test('a frontend sends each command from a file of its stem, or for a listed reason from another', () => {
  const files = ['storefront/src', 'storefront/ui/src', 'console/src'].flatMap(sourcesOf)
  const sent = files.flatMap((file) => commandsSentBy(file).map((name) => ({ file: basename(file), name })))
  expect(new Set(sent.map(({ name }) => name)).size).toBeGreaterThan(70)
  const others = sent.filter(({ file, name }) => !file.includes(name)).map(({ file, name }) => `${file} sends ${name}`)
  expect([...new Set(others)].toSorted()).toEqual(elsewhere.toSorted())
})
