import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MathText } from './math-text.tsx';

test('sums of plain numbers stand in the letters of the page', async () => {
  const screen = await render(<MathText text="What is $12 - 5$? It costs $\$3.50$." />);
  await expect.element(screen.getByText('What is 12 − 5? It costs $3.50.')).toBeVisible();
  expect(document.querySelector('.katex')).toBeNull();
});

test('a missing number is a box with a name', async () => {
  const screen = await render(<MathText text="$2 + \square = 8$" />);
  await expect.element(screen.getByRole('img', { name: 'blank' })).toBeVisible();
});

test('everything else is typeset, with MathML for those who listen', async () => {
  await render(<MathText text="Half of $\frac{3}{4}$ is $0.375$." />);
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(2);
  expect(document.querySelector('math mfrac')).not.toBeNull();
  expect(getComputedStyle(document.querySelector('.katex') ?? document.body).fontFamily).toContain(
    'KaTeX_Main',
  );
});

test('numbers beside a typeset formula can be typeset too', async () => {
  await render(<MathText text="$2$" typeset />);
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(1);
});
