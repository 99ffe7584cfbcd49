import { useState } from 'react'
import { follow, type Track } from './pace.ts'
import type { Overview } from './use-overview.ts'
import { viewsOf } from './views.ts'

/** What the looks at the overview have shown of each generation that is being filled. */
export const useTrack = (overview: Overview | undefined): Track => {
  const [seen, setSeen] = useState<{ at: string; track: Track }>({ at: '', track: new Map() })
  if (overview === undefined || overview.at === seen.at) return seen.track
  const track = follow(seen.track, viewsOf(overview.services), overview.at)
  setSeen({ at: overview.at, track })
  return track
}
