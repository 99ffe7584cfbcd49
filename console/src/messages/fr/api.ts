import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': 'Requête incorrecte',
  'http-401': 'Veuillez vous connecter',
  'http-403': 'Accès non autorisé',
  'http-404': 'Introuvable',
  'http-405': 'Cette action n’est pas disponible',
  'http-408': 'Délai de la requête dépassé',
  'http-409': 'Cet enregistrement a été modifié entre-temps',
  'http-413': 'Les données envoyées sont trop volumineuses',
  'http-429': 'Trop de requêtes. Veuillez réessayer plus tard',
  'http-500': 'Erreur interne du serveur',
  'http-501': 'Non implémenté',
  'http-502': 'Mauvaise passerelle',
  'http-503': 'Service indisponible',
  'http-504': 'Délai de la passerelle dépassé',
  'http-505': 'Version HTTP non prise en charge',
  'request-timeout': 'Délai de la requête dépassé',
  'network-failed': 'Aucune connexion. Vérifiez le réseau et réessayez',
  'answer-not-understood': 'La réponse du serveur est illisible. Veuillez réessayer',
}
