/** What is read here of a bundler's modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const entry = 'app/entry-client'
/** The pages that visitors begin with. */
const pages = [
  'home/home-page',
  'product-list/product-list-page',
  'product-list/product-search-page',
  'product-detail/product-detail-page',
]
const framework = /\/node_modules\/(?:react|react-dom|scheduler|jotai|@tanstack|use-sync-external-store)\//

/**
 * What the bundler places by itself: style sheets, and modules that only their package's index imports, which says nothing
 * about the pages that use them.
 */
const ownChunk = /\.css$|\/lucide-react\/.*\/icons\/|\/(?:useQueries|queriesObserver)\.js$/

/** Those of the entry and the first pages that import a module, directly or through others. */
const rootsOf = (id: string, graph: ModuleGraph): readonly string[] => {
  const known = new Set([id])
  for (const one of known) for (const importer of graph.getModuleInfo(one)?.importers ?? []) known.add(importer)
  return [entry, ...pages].filter((root) => [...known].some((one) => one.endsWith(`/${root}.tsx`)))
}

type NameOf = (roots: readonly string[], id: string) => string | null

const namedBy =
  (nameOf: NameOf) =>
  (id: string, graph: ModuleGraph): string | null =>
    ownChunk.test(id) ? null : nameOf(rootsOf(id, graph), id)

/**
 * Chunks of what several first views need: a dozen small files compress to 5 kB more than one. What comes with React is a
 * file of its own, since it changes less often. Each chunk imports only those before it.
 */
export const firstViewChunks = [
  { name: namedBy((roots, id) => (roots.length > 0 && framework.test(id) ? 'framework' : null)), priority: 3 },
  { name: namedBy((roots) => (roots.includes(entry) || roots.length > 2 ? 'shop' : null)), priority: 2 },
  { name: namedBy((roots) => (roots.length === 2 ? roots.map((root) => root.replace(/.*\//, '')).join('-') : null)) },
]
