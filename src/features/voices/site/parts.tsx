import { genitiveOf } from '#features/players/months.ts'
import { CheckLabel } from '#features/voices/voice-view.tsx'
import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
import { VOICES_RULES, writeVoiceOf } from '#features/voices/shared/address.ts'
import { VOICE_COUNT } from '#features/voices/words.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const LAW =
  'Jinak původ zkušeností neověřujeme a neumíme vyloučit, že některá není pravá. Za zkušenosti neplatíme, provozovatel je nemůže smazat ani koupit. Tuto informaci ukládá § 5a zákona č. 634/1992 Sb., o ochraně spotřebitele.'

/** Whether and how voices are verified: the law wants it beside them (Act 634/1992, § 5a). */
export const HowVerified = () => (
  <>
    <dl className="pv-how">
      <div>
        <dt>
          <CheckLabel isDocumented={false} />
        </dt>
        <dd>{hardSpaces('Autor klepl na odkaz v e-mailu. Jestli opravdu hrál, jsme neověřovali.')}</dd>
      </div>
      <div>
        <dt>
          <CheckLabel isDocumented />
        </dt>
        <dd>
          {hardSpaces('Redakce viděla výpis nebo snímek hráčského účtu a souhlasí v něm provozovatel, měsíc i částka.')}
        </dd>
      </div>
    </dl>
    <p className="legal">
      {hardSpaces(LAW)} <a href={VOICES_RULES}>{hardSpaces('Jak zkušenosti ověřujeme a pravidla')}</a>
    </p>
  </>
)

/** With so few voices no figure says anything. */
export const Few = ({ slug, total }: { slug: string; total: number }) => (
  <div className="few">
    <b>{total === 0 ? 'Zatím nikdo nenapsal.' : `Za poslední rok máme ${countOf(total, VOICE_COUNT)}.`}</b>
    <span>
      {hardSpaces(
        total === 0
          ? 'Hráli jste tu? Napište, jak to dopadlo, ať už dobře, nebo špatně.'
          : `Čísla ukážeme od ${genitiveOf(FIGURES_FROM)}. Z menšího počtu by se nedalo nic vyčíst a jeden člověk by vážil moc.`,
      )}
    </span>
    <WriteLink slug={slug} isTonal />
  </div>
)

export const WriteLink = ({ slug, isTonal = false }: { slug: string; isTonal?: boolean }) => (
  <a className={isTonal ? 'btn tonal' : 'btn'} href={writeVoiceOf(slug)}>
    Napsat zkušenost
  </a>
)
