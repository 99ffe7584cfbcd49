interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Names the chunk of a module that the console begins with: every one that the entry imports, at once or by another.
 * Without it each set of pages that shares a module makes a file of it, and the first screen waits for some hundred.
 * Packages have a chunk of their own, which most releases leave as it is.
 */
export const firstScreenOf = (entry: string) => {
  let modules: Set<string> | undefined
  const find = (graph: Graph): Set<string> => {
    const found = new Set([entry])
    for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
    return found
  }
  return (id: string, graph: Graph): string | null => {
    modules ??= find(graph)
    if (!modules.has(id)) return null
    return id.includes('/node_modules/') ? 'first-packages' : 'first-screen'
  }
}
