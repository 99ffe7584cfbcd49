import { useState } from 'react'

/** Pages that are known by where the one before has ended. They begin anew when what is looked for changes. */
export const useCursors = (wanted: string) => {
  const [state, setState] = useState<{ wanted: string; cursors: readonly string[] }>({ wanted, cursors: [] })
  const cursors = state.wanted === wanted ? state.cursors : []
  return {
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    older: (next: string) => setState({ wanted, cursors: [...cursors, next] }),
    newer: () => setState({ wanted, cursors: cursors.slice(0, -1) }),
  }
}
