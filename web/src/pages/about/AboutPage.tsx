import { brand } from '@mestieri/shared/brand.ts'

import { classNames } from '../../components/class-names.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Selection } from '../../components/Selection/Selection.tsx'
import { AboutServices } from './AboutServices.tsx'
import { Company } from './Company.tsx'
import { Limits } from './Limits.tsx'
import { Mission } from './Mission.tsx'
import { People } from './People.tsx'

import styles from './AboutPage.module.css'

/** The about page (specification, section 2, '/info/chi_siamo'). */
export function AboutPage() {
  const { sample, foundedYear } = brand.company
  return (
    <>
      <section className="under-header">
        <div className={classNames('wrap', styles.topInner)}>
          <div className={styles.topText}>
            <h1 className="display">Chi siamo</h1>
            <p className="lead">
              {brand.name} fa incontrare chi ha una casa da sistemare e chi sa farlo bene nella stessa zona.
              Lo facciamo {sample ? '' : `dal ${foundedYear}, `}in tutta Italia.
            </p>
          </div>
          <figure className={styles.office}>
            <Picture
              className={styles.picture}
              name="ufficio"
              alt="Un ufficio con due scrivanie, un divano verde, una carta d’Italia con le puntine rosse e, per terra, una cassetta degli attrezzi"
              sizes="(min-width: 60rem) 36rem, calc(100vw - 2.5rem)"
              priority
            />
            <figcaption className={styles.caption}>
              Il nostro ufficio in miniatura: un’illustrazione, non una foto. Le persone le trovi al telefono.
            </figcaption>
          </figure>
        </div>
      </section>
      <Mission />
      <People />
      <AboutServices />
      <div className={styles.selection}>
        <Selection />
      </div>
      <Limits />
      <Company />
    </>
  )
}
