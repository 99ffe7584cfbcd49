import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: 'Connexion à la console',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  show_password: 'Afficher',
  hide_password: 'Masquer',
  code: 'Code à deux facteurs',
  code_hint:
    'Le code à six chiffres de votre application d’authentification, ou un code de secours. Laissez vide si l’authentification à deux facteurs est désactivée.',
  code_wrong: 'Le code est incorrect ou déjà utilisé. Attendez le suivant',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  prompt: {
    username: 'Saisissez votre nom d’utilisateur',
    password: 'Saisissez votre mot de passe',
    code: 'Saisissez le code de votre application d’authentification',
  },
  log_out: 'Se déconnecter',
  aside: {
    title: 'Commandes, articles et stock',
    body: 'Chaque modification est enregistrée comme une action. Ses effets figurent dans la chronologie de la commande.',
  },
}
