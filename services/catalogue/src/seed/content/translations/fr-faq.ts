import { faq, h2, text, ul } from '../write.ts'

/** Frequently asked questions in French. */
export const frenchFaq = text(
  'Questions fréquentes',
  'Réponses courtes : trouver un article, commander, livraison, retours et compte.',
  h2('Trouver le bon article'),
  faq(
    'J’ai un connecteur sans marquage. Comment le retrouver ?',
    'Mesurez le pas sur autant de contacts que possible, comptez les contacts et les rangées, et notez si les sorties sont droites ou coudées. Saisissez le tout dans la recherche, par exemple `2x5 2,54 coudé`, ou utilisez les filtres d’une [catégorie](/product/all/all). Comparez ensuite l’encombrement dans la liste avec la règle au-dessus.',
  ),
  faq(
    'Pourquoi n’y a-t-il pas de photo ?',
    'Un plan en montre davantage : chaque article est dessiné à l’échelle avec ses cotes, à partir des mêmes données que son empreinte PCB.',
  ),
  faq(
    'Quelle est la précision des plans ?',
    'Ils proviennent de données d’empreintes d’une résolution de 0,01 mm. La hauteur et les détails à l’intérieur du contour n’en font pas partie. La fiche technique du fabricant fait foi ; la page de l’article y renvoie.',
  ),
  faq(
    'Quel est l’article complémentaire du mien ?',
    'Lorsque le fabricant l’indique, la page de l’article nomme l’article complémentaire. Sinon, écrivez-nous avec la référence ; nous cherchons pour vous.',
  ),
  faq(
    'Puis-je comparer des articles ?',
    'Oui, jusqu’à six. Cochez-les dans une liste ou appuyez sur « Comparer » sur la page d’un article ; les lignes qui diffèrent sont signalées.',
  ),
  faq(
    'Que signifie « déconseillé pour les nouvelles conceptions » ?',
    'Le fabricant produit encore l’article, mais prévoit d’arrêter. Vous pouvez le commander ; pour de nouvelles cartes, choisissez le remplacement recommandé.',
  ),
  h2('Prix et devis'),
  faq(
    'Les prix sont-ils les mêmes pour tous ?',
    'Oui. Ils ne dépendent que de la quantité, et chaque article affiche ses prix dégressifs.',
  ),
  faq('Combien de temps un devis est-il valable ?', '30 jours.'),
  faq(
    'Comment demander un devis ?',
    'Depuis la page d’un article, depuis le panier ou, pour toute une liste, depuis la [commande rapide](/quick-order). Vous pouvez indiquer un prix cible, une date souhaitée et une remarque.',
  ),
  faq(
    'Puis-je commander un devis en plusieurs livraisons ?',
    'Oui, jusqu’à ce que toutes les pièces soient commandées. Les frais de port sont facturés à chaque livraison.',
  ),
  faq(
    'Quelles devises puis-je utiliser ?',
    'Choisissez-en une en haut de page. Une commande garde sa devise et son cours de change, quoi qu’il arrive ensuite.',
  ),
  h2('Commande et paiement'),
  faq(
    'Comment commander toute une nomenclature ?',
    'Collez-la dans la [commande rapide](/quick-order) ou importez un fichier Excel ou CSV. Chaque ligne est identifiée et vous est présentée avant tout ajout au panier.',
  ),
  faq(
    'Y a-t-il un minimum de commande ?',
    'Pas de montant minimal. Certains articles ont une quantité minimale ou un multiple de commande, par exemple 10 ou 50 pièces ; la page de l’article l’indique.',
  ),
  faq(
    'Comment payer ?',
    'En scannant un code QR avec votre application de paiement. Le code est valable 15 minutes et peut être actualisé ; la commande, elle, attend jusqu’à l’échéance de son paiement.',
  ),
  faq(
    'Que se passe-t-il si je ne paie pas à temps ?',
    'La commande est annulée à l’échéance de son paiement et son stock est libéré. Si un paiement arrive plus tard, il est remboursé.',
  ),
  faq(
    'Puis-je annuler une commande ?',
    'Oui, tant qu’elle est en attente de paiement. Une fois qu’elle est en cours de traitement, contactez votre [chargé de clientèle](page:customer-manager). Les pièces sur mesure ne peuvent plus être annulées une fois le traitement commencé ; après l’expédition, l’annulation n’est en général plus possible.',
  ),
  faq(
    'Puis-je indiquer un numéro de bon de commande ?',
    'Oui, au moment de commander. Il est imprimé sur la facture et le bordereau de colisage.',
  ),
  faq(
    'Où se trouve ma facture ?',
    'Sur la page de la commande, en PDF, dès que les articles sont expédiés. Saisissez la société et le numéro fiscal dans votre compte avant de commander.',
  ),
  h2('Livraison'),
  faq(
    'Combien de temps prend une commande ?',
    'Le traitement prend 1 à 3 jours ouvrés. Le transport prend ensuite 15 à 45 jours ouvrés en envoi économique, 7 à 20 en standard et 3 à 7 en express.',
  ),
  faq('Quand puis-je voir le suivi ?', '24 à 48 heures après l’expédition.'),
  faq(
    'Combien de temps dure la production ?',
    'Articles standard : 2 à 4 semaines ; pièces sur mesure : 6 à 12 semaines.',
  ),
  faq(
    'Dois-je payer des droits de douane ?',
    'Les droits et taxes de votre pays ne sont pas compris et sont dus à la livraison. La facture commerciale pour la douane accompagne le colis.',
  ),
  faq(
    'Puis-je changer l’adresse de livraison ?',
    'Sur la page de la commande jusqu’au début de la préparation ; ensuite, sur demande, jusqu’au départ du premier colis. Si les frais de port baissent, la différence vous est remboursée ; s’ils augmentent, adressez-vous à votre chargé de clientèle.',
  ),
  faq(
    'Pourquoi n’ai-je reçu qu’une partie de ma commande ?',
    'Elle a été expédiée en plusieurs colis. La page de la commande indique le contenu et le numéro de suivi de chacun.',
  ),
  h2('Qualité et retours'),
  faq(
    'Que faire si quelque chose arrive endommagé ?',
    'Signalez-le dans les 48 heures suivant la livraison et faites une demande de SAV sur la page de la commande.',
  ),
  faq(
    'Pendant combien de temps puis-je retourner des pièces ?',
    'Le formulaire indique le délai de chaque type de demande. Voir les [conditions de retour](page:returnPolicy).',
  ),
  faq(
    'Les articles sont-ils d’origine ?',
    'Oui. Nous achetons aux fabricants et à leurs distributeurs agréés, et chaque sachet porte le numéro de lot : [contrôle qualité](page:qualityControl).',
  ),
  faq(
    'Un certificat est-il joint à la livraison ?',
    'Sur demande : une déclaration de conformité avec vos numéros de lot. Les documents disponibles figurent sous [certificats](page:complianceCenter).',
  ),
  faq(
    'Que se passe-t-il lors d’un arrêt de production ?',
    'Nous vous prévenons 12 mois à l’avance, recommandons un remplacement s’il en existe un et assurons le suivi de l’article pendant 5 ans.',
  ),
  h2('Compte et données'),
  faq(
    'Me faut-il un compte ?',
    'Pour parcourir la boutique, rechercher, consulter le stock et suivre une commande : non. Pour utiliser le panier et commander : oui. Créez un compte avec un numéro de téléphone ou une adresse e-mail.',
  ),
  faq(
    'J’ai oublié mon mot de passe.',
    'Choisissez « Se connecter », puis réinitialisez-le avec un code de vérification. Vous pouvez aussi vous connecter avec le code seul.',
  ),
  faq(
    'Qui voit mes données ?',
    ul(
      'Le transporteur, la douane et le prestataire de paiement, dans la mesure où ils en ont besoin',
      'Personne d’autre : la boutique n’a aucun traceur tiers. Voir la [politique de confidentialité](page:privacyPolicy)',
    ),
  ),
)
