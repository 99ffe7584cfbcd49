import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** A node of a parsed module, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
type Fields = Node & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

const childrenOf = (node: Fields): Fields[] =>
  Object.values(node)
    .flatMap((value) => [value].flat())
    .filter(isNode)

/** Whether evaluating an expression calls anything. */
const calls = (node: Fields): boolean =>
  node.type === 'CallExpression' ||
  node.type === 'NewExpression' ||
  (!node.type.includes('Function') && childrenOf(node).some(calls))

const packages = ['../services/contracts/src/', '../events/src/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const complete = '?complete'
const isShape = (id: string): boolean => packages.some((folder) => id.startsWith(folder)) && !id.endsWith('.json')
const deferredNames = ['input', 'output', 'message']

/** The properties of a call or a stream whose values are schemas. */
const schemasOf = (value: Fields): Fields[] => {
  const [definition] = value.type === 'CallExpression' ? [value.arguments].flat().filter(isNode) : [value]
  if (definition?.type !== 'ObjectExpression') return []
  return childrenOf(definition).filter(
    ({ type, key }) => type === 'Property' && isNode(key) && deferredNames.some((name) => name === key.name),
  )
}

/** A stand-in for a schema: loads it to parse a value with it. */
const deferred = (id: string, name: string, property: string): string =>
  `{ safeParseAsync: async (value) => (await import(${JSON.stringify(id + complete)})).${name}.${property}.safeParseAsync(value) }`

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const edited = (code: string, edits: readonly Edit[]): string => {
  let last = 0
  const parts = edits.flatMap(({ start, end, text }) => {
    const before = code.slice(last, start)
    last = end
    return [before, text]
  })
  return [...parts, code.slice(last)].join('')
}

/** What becomes of one top-level statement: nothing, a reference to the complete module, or a call with stand-ins. */
const editsOf = (id: string, statement: Fields, schemas: readonly string[]): Edit[] => {
  const [declaration] = statement.type === 'ExportNamedDeclaration' ? childrenOf(statement) : [statement]
  const [declarator] = declaration?.type === 'VariableDeclaration' ? childrenOf(declaration) : []
  const [name, init] = [declarator?.id, declarator?.init]
  if (!isNode(name) || !isNode(init)) return []
  const isComplete = id.endsWith(complete)
  if (!isComplete && schemas.includes(String(name.name))) return [{ ...statement, text: '' }]
  if (!calls(init)) return []
  const standIns = isComplete ? [] : schemasOf(init)
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    ...standIns.map(({ start, end, key }) => {
      const property = isNode(key) ? String(key.name) : ''
      return { start, end, text: `${property}: ${deferred(id, String(name.name), property)}` }
    }),
    { start: init.end, end: init.end, text: '))()' },
  ]
}

/**
 * Lets a page begin without schemas. In the browser a module of the contracts or events is two: the complete one, and one
 * without schemas, whose calls and streams load the complete one when the first value is parsed. A module that names a
 * schema gets it from the complete one. All complete modules are one file.
 */
export const deferSchemas = (): Plugin => ({
  name: 'defer-schemas',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!importer?.endsWith(complete) || source.endsWith(complete)) return null
      const found = await this.resolve(source, importer.slice(0, -complete.length), { ...options, skipSelf: true })
      return found !== null && isShape(found.id) ? { id: found.id + complete, moduleSideEffects: false } : found
    },
  },
  async transform(code, id) {
    if (!isShape(id)) return null
    const program: unknown = this.parse(code)
    if (!isNode(program)) return null
    const exported: Readonly<Record<string, unknown>> = await import(id.replace(complete, ''))
    const schemas = Object.keys(exported).filter((name) => isSchema(exported[name]))
    const changed = edited(
      code,
      childrenOf(program).flatMap((statement) => editsOf(id, statement, schemas)),
    )
    const names = schemas.join(', ')
    const reference =
      id.endsWith(complete) || names === ''
        ? ''
        : `import { ${names} } from ${JSON.stringify(id + complete)}; export { ${names} };\n`
    return { code: reference + changed, map: null, moduleSideEffects: false }
  },
})
