import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Collègues',
  hint: 'Saisissez @ pour mentionner un collègue : il recevra une tâche.',
  found: '%{smart_count} collègue trouvé |||| %{smart_count} collègues trouvés',
  none: 'Aucun collègue trouvé',
}
