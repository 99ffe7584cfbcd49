import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Notifications',
  bell: 'Notifications. Annonces non lues : %{notices}, actualités non lues : %{news}, tâches en cours : %{to_dos}',
  tab: { notice: 'Annonces', news: 'Actualités', agency: 'Tâches' },
  unread: 'non lue',
  pinned: 'Épinglée',
  mark_read: 'Tout marquer comme lu',
  clear: 'Vider la liste',
  more: 'Afficher plus',
  empty: { notice: 'Aucune annonce', news: 'Aucune actualité', agency: 'Aucune tâche en cours' },
  empty_hint: {
    notice: 'Les annonces de l’entreprise pour vous ou votre rôle s’affichent ici.',
    news: 'Les actualités pour le personnel s’affichent ici.',
    agency: 'Commandes payées, demandes et messages s’affichent ici jusqu’à leur traitement.',
  },
}
