import { useState } from 'react'
import { recordSamples, type Track } from './pace.ts'
import type { Overview } from './use-overview.ts'
import { viewsOf } from './views.ts'

/** Samples of each generation that is being filled, from the polled overviews. */
export const useTrack = (overview: Overview | undefined): Track => {
  const [latest, setLatest] = useState<{ at: string; track: Track }>({ at: '', track: new Map() })
  if (overview === undefined || overview.at === latest.at) return latest.track
  const track = recordSamples(latest.track, viewsOf(overview.services), overview.at)
  setLatest({ at: overview.at, track })
  return track
}
