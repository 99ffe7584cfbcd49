import ts from 'typescript'

/** Words that this code base once used with a meaning of its own, each with the field's word. */
export const replacedWords: Readonly<Record<string, string>> = {
  fact: 'event',
  facts: 'events',
  hear: 'subscribe to, receive',
  hears: 'subscribes to, receives',
  heard: 'received',
  tell: 'notify, return',
  tells: 'notifies, returns',
  told: 'notified, returned',
  ask: 'query, request, poll',
  asks: 'queries, requests, polls',
  asked: 'queried, requested, polled',
  asking: 'querying, requesting, polling',
  standing: 'status',
  settle: 'confirm, reconcile, complete, resolve, debounce',
  settles: 'confirms, reconciles, completes, resolves, debounces',
  settled: 'confirmed, reconciled, completed, resolved, debounced',
  till: 'checkout',
  tills: 'checkouts',
  drafting: 'checkout context',
  wish: 'selection',
  wishes: 'selections',
  seal: 'signature',
  seals: 'signatures',
  sealed: 'signed',
  placement: 'cart fingerprint',
  placements: 'cart fingerprints',
  neighbour: 'upstream service',
  neighbours: 'upstream services',
  desk: 'recorder, runner',
  plumbing: 'row metadata',
  premises: 'test environment',
  remembered: 'cached',
  kept: 'cached, stored, retained',
  sendings: 'produce batches',
  lasting: 'permanent',
  authority: 'permission',
  authorities: 'permissions',
  resting: 'suspended',
  mightier: 'privilege escalation',
  meanwhile: 'edit conflict',
  whereabouts: 'client info',
  sabotage: 'corruption check',
}

/** Words and phrases without a plain use in comments and titles of tests, each with the field's word. */
export const replacedInComments: Readonly<Record<string, string>> = {
  whereabouts: 'network address and browser, client info',
  'joint fold': 'batched projection',
  'joint folds': 'batched projections',
  'first filling': 'backfill',
  sendings: 'produce batches, requests',
  hears: 'subscribes to, receives',
  heard: 'received, delivered',
  drafting: 'checkout, pricing',
  plumbing: 'row metadata',
  premises: 'test environment',
  sabotage: 'corruption check, fault',
  mightier: 'with more keys, privilege escalation',
  told: 'notified, refused, shown',
  tells: 'notifies, shows, says',
  tell: 'notify, show, say',
  settles: 'confirms, reconciles, completes, resolves',
  settle: 'confirm, reconcile, complete, resolve',
  standing: 'status',
  neighbour: 'upstream service, adjacent',
  neighbours: 'upstream services, adjacent',
  neighbouring: 'upstream, adjacent',
  'pass over': 'skip',
  'passes over': 'skips',
  'passed over': 'skipped',
  'its books': 'provider record',
  'the books': 'provider record',
  "wallet's books": 'provider record',
}

/** Where such a word names something stored, on the wire, or of the specification. */
interface Exemption {
  readonly words: readonly string[]
  readonly files: RegExp
  readonly reason: string
}

const exemptions: readonly Exemption[] = [
  { words: ['fact'], files: /\/event-store\/stored-event\.ts$/, reason: 'field of stored documents' },
  {
    words: ['seal', 'sealed', 'kept', 'remembered'],
    files: /^services\/(?:account\/src\/audit|chassis\/src\/(?:event-store|keys)|catalogue\/src\/import)\//,
    reason: 'fields of stored documents',
  },
  {
    words: ['sealed'],
    files: /^(?:services\/notification\/src\/messages|tests\/(?:security|system\/chassis))\//,
    reason: 'field of encrypted documents',
  },
  {
    words: ['settled', 'placement'],
    files: /^(?:events|services\/(?:order|contracts|notification)|console|storefront|tests)\//,
    reason: 'the event late-payment-settled and the event fields settledAt and placementId are stored',
  },
  {
    words: ['authority'],
    files: /^(?:events|services\/(?:account|contracts)|console|tests)\//,
    reason: 'key of a menu button in the specification',
  },
  {
    words: ['facts'],
    files: /\/chassis\/(?:src\/)?parked\.(?:spec\.)?ts$/,
    reason: 'field of documents of an earlier release',
  },
  {
    words: ['ask'],
    files: /^(?:services\/order\/src\/payments|tests\/system\/order)\//,
    reason: 'askAt is a field of stored documents',
  },
  { words: ['whereabouts'], files: /^services\/account\/src\/config\.ts$/, reason: 'variable of the environment' },
  { words: ['remembered'], files: /\/(?:import-row|import-preview|import\.spec)\.ts$/, reason: 'field on the wire' },
  { words: ['desk'], files: /\/design\/palette\.ts$/, reason: 'the surface under the sheets, a token of the design' },
  { words: Object.keys(replacedWords), files: /^infra\/src\/checks\/field-words\.ts$/, reason: 'this list' },
]

export interface FoundWord {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The declared name, the file's name, `comment`, or `title` of a test. */
  readonly name: string
  readonly word: string
}

/** The words of an identifier or a file name, in lower case: `paidAt` → paid, at. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const isExempt = (file: string, word: string): boolean =>
  exemptions.some(({ words, files }) => words.includes(word) && files.test(file))

const found = (file: string, line: number, name: string): readonly FoundWord[] =>
  wordsOf(name)
    .filter((word) => Object.hasOwn(replacedWords, word) && !isExempt(file, word))
    .map((word) => ({ file, line, name, word }))

const isDeclaredName = (node: ts.Identifier | ts.PrivateIdentifier): boolean => {
  const { parent } = node
  return 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent)
}

const commentPattern = new RegExp(`\\b(?:${Object.keys(replacedInComments).join('|')})\\b`, 'gi')

/** Words in prose; a phrase of a comment may be broken over two lines. */
const foundInProse = (file: string, line: number, name: 'comment' | 'title', prose: string): readonly FoundWord[] =>
  [...prose.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ').matchAll(commentPattern)].map(([word]) => ({
    file,
    line,
    name,
    word: word.toLowerCase(),
  }))

/** The title that a call of vitest gives a test or a group of tests. */
const titleOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node)) return undefined
  const [title] = node.arguments
  const called = node.expression.getText()
  return title !== undefined && ts.isStringLiteralLike(title) && /^(?:it|test|describe)\b/.test(called)
    ? title.text
    : undefined
}

/**
 * Replaced words in the names that a file declares, in its own name, in its comments and in the titles of its tests.
 * @param file its path in the project, with slashes
 */
export const replacedWordsIn = (file: string, text: string): readonly FoundWord[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const words = [...found(file, 1, file.slice(file.lastIndexOf('/') + 1))]
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const comments = new Map<number, ts.CommentRange>()
  const collectComments = (node: ts.Node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) comments.set(range.pos, range)
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) comments.set(range.pos, range)
  }
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclaredName(node))
      words.push(...found(file, lineOf(node.getStart()), node.text))
    const title = titleOf(node)
    if (title !== undefined) words.push(...foundInProse(file, lineOf(node.getStart()), 'title', title))
    if (node.kind !== ts.SyntaxKind.JsxText) collectComments(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { pos, end } of comments.values())
    words.push(...foundInProse(file, lineOf(pos), 'comment', text.slice(pos, end)))
  return words
}
