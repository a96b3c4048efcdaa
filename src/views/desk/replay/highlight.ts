import './highlight.css';

/**
 * Draws a frame with words around an element, above every dialog and without taking the focus or a click.
 *
 * @returns The function that takes it away.
 */
export function highlight(element: HTMLElement, words: string): () => void {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const frame = document.createElement('div');
  frame.className = 'desk-highlight';
  frame.dataset['trainerDesk'] = '';
  const sentence = document.createElement('div');
  sentence.className = 'desk-highlight-words';
  sentence.setAttribute('role', 'status');
  sentence.textContent = words;
  frame.append(sentence);
  place(frame, element.getBoundingClientRect());
  document.body.append(frame);
  const follow = () => {
    place(frame, element.getBoundingClientRect());
  };
  window.addEventListener('scroll', follow, true);
  window.addEventListener('resize', follow);
  return () => {
    window.removeEventListener('scroll', follow, true);
    window.removeEventListener('resize', follow);
    frame.remove();
  };
}

const distance = 4;

function place(frame: HTMLElement, box: DOMRect): void {
  frame.classList.toggle('desk-highlight-above', box.bottom > window.innerHeight * 0.8);
  frame.classList.toggle('desk-highlight-end', box.left > window.innerWidth * 0.6);
  frame.style.top = `${box.top - distance}px`;
  frame.style.left = `${box.left - distance}px`;
  frame.style.width = `${box.width + 2 * distance}px`;
  frame.style.height = `${box.height + 2 * distance}px`;
}
