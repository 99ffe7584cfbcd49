import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serviceTables } from '../route-table.ts'
import { contractComments } from './contract-comments.ts'
import { openApiDocument } from './openapi.ts'
import { listTitles } from './titles/list-titles.ts'
import { operationTitles } from './titles/operation-titles.ts'
import { tags } from './titles/tags.ts'

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
})
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(openApiDocument(serviceTables, gatewayCalls))
const operations = Object.values(paths).flatMap((path) => Object.values(path))

const open = [...serviceTables.flatMap(({ calls }) => calls), ...gatewayCalls].filter(
  ({ access, path }) => access.kind !== 'internal' && !path.startsWith('/wallet'),
)
const streams = serviceTables.flatMap((table) => table.streams)
const lists = serviceTables.flatMap((table) => table.resources)
const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)

describe('the texts of the API document', () => {
  it('have a title for every call and stream, and for nothing else: add it in titles/<service>-titles.ts', () => {
    expect(Object.keys(operationTitles).toSorted()).toEqual([...namesOf(open), ...namesOf(streams)].toSorted())
  })

  it('have the titles of every list and its records: add them in titles/list-titles.ts', () => {
    expect(Object.keys(listTitles).toSorted()).toEqual(namesOf(lists).toSorted())
  })

  it('describe every call, list and stream by the comment before it in the contracts', () => {
    const comments = contractComments()
    const named = namesOf([...open, ...lists, ...streams]).filter((name) => !/^tail-[a-z]+-events$/.test(name))
    expect(named.filter((name) => (comments.get(name)?.text ?? '') === '')).toEqual([])
  })

  it('take a comment of several lines as one paragraph', () => {
    const { text, folder } = contractComments().get('preview-order') ?? {}
    expect(text).toBe(
      "Totals of the cart's selected lines; all are computed here, none taken from the client. If none can be ordered the response is `nothing-selected`.",
    )
    expect(folder).toBe('order/order')
  })

  it('begin with a capital letter, end without a full stop, and are no other operation’s', () => {
    const titles = operations.map(({ summary }) => summary)
    expect(titles.filter((title) => !/^[A-Z][^.]*[^.]$/.test(title))).toEqual([])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('have a tag that is described, and no tag without an operation: add it in titles/tags.ts', () => {
    const used = new Set(operations.map((one) => one.tags[0]))
    const known = Object.values(tags).map(([name]) => name)
    expect([...used].toSorted()).toEqual(known.toSorted())
  })

  it('give each operation an id of its own', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('say who may use an operation', () => {
    expect(paths['/private/stock/adjust']?.post?.description).toContain(
      '**For** staff with the permission `stock.adjust`; API keys need the scope `stock:write`.',
    )
    expect(paths['/account/api-keys/create']?.post?.description).toContain(
      '**For** signed-in buyers; API keys are refused.',
    )
  })
})
