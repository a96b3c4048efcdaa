import { appTexts } from '../../app/app-texts';
import { useTexts } from '../../app/localization-context';
import { BrandMark } from '../../shared/brand/brand-mark';

/** The side of the sign-in page that says whose house this is; on a phone a band above the form. */
export function BrandPanel({ sentence }: { readonly sentence: string }) {
  const texts = useTexts(appTexts);
  return (
    <header className="sign-in-brand">
      <Ways />
      <div className="sign-in-product">
        <BrandMark size={40} />
        {texts('app.title')}
      </div>
      <div className="sign-in-fund">
        <p>{texts('app.fundName')}</p>
        <p>{sentence}</p>
      </div>
    </header>
  );
}

/** Lines of the sea and of ways over it. */
function Ways() {
  return (
    <svg className="sign-in-ways" viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <g fill="none" stroke="#FFFFFF" strokeOpacity=".1" strokeWidth="1.5">
        {waveOffsets.map((offset) => (
          <path key={offset} d={`M-40 ${640 + offset}c120-46 220-46 340 0s220 46 340 0 220-46 340 0`} />
        ))}
      </g>
      <g fill="none" stroke="#F2C14E" strokeOpacity=".55" strokeWidth="2" strokeDasharray="2 9" strokeLinecap="round">
        <path d="M120 620C220 330 520 190 760 250" />
        <path d="M120 620C260 460 480 400 720 470" />
      </g>
    </svg>
  );
}

const waveOffsets = [0, 34, 68, 102, 136, 170, 204, 238];
