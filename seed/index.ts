import jakCistBonusovePodminkyArticle from './articles/jak-cist-bonusove-podminky.ts'
import jakHodnotimeArticle from './articles/jak-hodnotime.ts'
import jakVydelavameArticle from './articles/jak-vydelavame.ts'
import kontaktujteNasArticle from './articles/kontaktujte-nas.ts'
import limityKtereFungujiArticle from './articles/limity-ktere-funguji.ts'
import navratnostAutomatuArticle from './articles/navratnost-automatu.ts'
import overeniTotoznostiArticle from './articles/overeni-totoznosti.ts'
import paysafecardCasinoArticle from './articles/paysafecard-casino.ts'
import qrPlatbaVKasinuArticle from './articles/qr-platba-v-kasinu.ts'
import revolutCasinoArticle from './articles/revolut-casino.ts'
import zahranicniSazkoveKancelareArticle from './articles/zahranicni-sazkove-kancelare.ts'
import zmeriliJsmeVyplatyArticle from './articles/zmerili-jsme-vyplaty.ts'
import klaraVondrovaAuthor from './authors/klara-vondrova.ts'
import matejHrubesAuthor from './authors/matej-hrubes.ts'
import ondrejKalinaAuthor from './authors/ondrej-kalina.ts'
import terezaJandovaAuthor from './authors/tereza-jandova.ts'
import { pictures as ownPictures } from './media.ts'
import { proofPictures } from './proofs.ts'
import { bookmakerRecords, casinoRecords } from './records.ts'
import bilyJelenReview from './reviews/bily-jelen.ts'
import divokyKanecReview from './reviews/divoky-kanec.ts'
import horskyRysReview from './reviews/horsky-rys.ts'
import jantarovyKaprReview from './reviews/jantarovy-kapr.ts'
import kurzovySokolReview from './reviews/kurzovy-sokol.ts'
import lesniLiskaReview from './reviews/lesni-liska.ts'
import modryLevReview from './reviews/modry-lev.ts'
import nocniSovaReview from './reviews/nocni-sova.ts'
import rudyKohoutReview from './reviews/rudy-kohout.ts'
import stribrnyCapReview from './reviews/stribrny-cap.ts'
import tichyMedvedReview from './reviews/tichy-medved.ts'
import tretiPolocasReview from './reviews/treti-polocas.ts'
import zelenyJezekReview from './reviews/zeleny-jezek.ts'
import zlataVydraReview from './reviews/zlata-vydra.ts'
import klaraVondrovaWriter from './writers/klara-vondrova.ts'
import matejHrubesWriter from './writers/matej-hrubes.ts'
import ondrejKalinaWriter from './writers/ondrej-kalina.ts'
import terezaJandovaWriter from './writers/tereza-jandova.ts'

export { demoLicences } from './licences.ts'
export { gameTypes, paymentMethods, softwareProviders } from './attributes.ts'
export { demoChanges } from './changes.ts'
export { demoChecks } from './checks.ts'
export { demoDesk } from './desk/index.ts'
export { rubrics } from './rubrics.ts'
export { payoutTests } from './withdrawals.ts'

export const pictures = [...ownPictures, ...proofPictures]

/** The demo content; records are created in list order. */
export const writers = [klaraVondrovaWriter, matejHrubesWriter, ondrejKalinaWriter, terezaJandovaWriter]

export const casinos = Object.values(casinoRecords)

export const bookmakers = Object.values(bookmakerRecords)

export const posts = [
  klaraVondrovaAuthor,
  matejHrubesAuthor,
  ondrejKalinaAuthor,
  terezaJandovaAuthor,
  revolutCasinoArticle,
  paysafecardCasinoArticle,
  zahranicniSazkoveKancelareArticle,
  kontaktujteNasArticle,
  jakCistBonusovePodminkyArticle,
  zmeriliJsmeVyplatyArticle,
  limityKtereFungujiArticle,
  qrPlatbaVKasinuArticle,
  jakHodnotimeArticle,
  jakVydelavameArticle,
  navratnostAutomatuArticle,
  overeniTotoznostiArticle,
  modryLevReview,
  zlataVydraReview,
  stribrnyCapReview,
  bilyJelenReview,
  nocniSovaReview,
  lesniLiskaReview,
  tichyMedvedReview,
  jantarovyKaprReview,
  rudyKohoutReview,
  divokyKanecReview,
  horskyRysReview,
  zelenyJezekReview,
  tretiPolocasReview,
  kurzovySokolReview,
]
