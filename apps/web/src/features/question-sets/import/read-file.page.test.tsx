import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { type FoundQuestions, findInFile, findInText } from './read-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

function takenFrom(found: FoundQuestions) {
  if (found.kind === 'own') throw new Error('this is a table of our own');
  const { questions, leftOut, withoutPicture } = found.taken;
  return {
    questions: questions.map((draft) =>
      draft.kind === 'choice' ? { ...draft, answer: draft.options[draft.answer ?? -1] } : draft,
    ),
    leftOut: leftOut.map(({ row, reason }) => ({ row, reason })),
    withoutPicture,
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const packed = (files: Readonly<Record<string, string>>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  ).buffer;

async function spreadsheet(rows: readonly (readonly (string | number)[])[]): Promise<ArrayBuffer> {
  const cells = rows.map((row) => row.map((value) => ({ value })));
  return (await writeExcelFile(cells).toBlob()).arrayBuffer();
}

const ITEM_OF_QTI_2 = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Ark" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="R" cardinality="single" baseType="identifier">
    <correctResponse><value>B</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <p>Read Genesis 6.</p>
    <choiceInteraction responseIdentifier="R" shuffle="true" maxChoices="1">
      <prompt>Who built the ark?</prompt>
      <simpleChoice identifier="A">Moses<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">No.</feedbackInline></simpleChoice>
      <simpleChoice identifier="B">Noah</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <modalFeedback outcomeIdentifier="F" identifier="B" showHide="show"><p>God told him to.</p></modalFeedback>
</assessmentItem>`;

const ITEM_OF_QTI_3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i2" title="Order">
  <qti-response-declaration identifier="RESPONSE" cardinality="ordered" base-type="identifier">
    <qti-correct-response><qti-value>A</qti-value><qti-value>C</qti-value><qti-value>B</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <qti-order-interaction response-identifier="RESPONSE">
      <qti-prompt>What came first?</qti-prompt>
      <qti-simple-choice identifier="A">Abraham</qti-simple-choice>
      <qti-simple-choice identifier="B">David</qti-simple-choice>
      <qti-simple-choice identifier="C">Moses</qti-simple-choice>
    </qti-order-interaction>
  </qti-item-body>
</qti-assessment-item>`;

const CHOICE_OF_QTI_3 = ITEM_OF_QTI_3.replaceAll('qti-order-interaction', 'qti-choice-interaction')
  .replace('"ordered"', '"single"')
  .replace('<qti-value>C</qti-value><qti-value>B</qti-value>', '');

const qti3 = (declaration: string, body: string) =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i">
  <qti-response-declaration identifier="R" ${declaration}</qti-response-declaration>
  <qti-item-body>${body}</qti-item-body>
</qti-assessment-item>`;

describe('a file of another program', () => {
  test('is a spreadsheet of Kahoot', async () => {
    const bytes = await spreadsheet([
      ['Quiz template'],
      ['', 'Question - max 120 characters', 'Answer 1', 'Answer 2', 'Correct answer(s)'],
      [1, 'How many legs has a spider?', 6, 8, 2],
      [2, 'Which two are insects?', 'ant', 'bee', '1,2'],
    ]);
    expect(takenFrom(await findInFile(bytes))).toEqual({
      questions: [
        {
          kind: 'choice',
          question: 'How many legs has a spider?',
          options: ['6', '8'],
          answer: '8',
          explanation: '',
          topic: '',
        },
        {
          kind: 'several',
          question: 'Which two are insects?',
          options: ['ant', 'bee'],
          answers: [0, 1],
          explanation: '',
          topic: '',
        },
      ],
      leftOut: [],
      withoutPicture: [],
    });
  });

  test('is Moodle’s GIFT, with its categories as topics', () => {
    const gift = `$CATEGORY: Bible/Genesis

// a remark
::Ark:: Who built the ark? {
=Noah#Yes.
~Moses#He came later.
####God told Noah to build it.
}

Moses built the ark. {F}

Is 2 < 3? {T}

Two and two is {=four =4}.

How many plagues were there? {#10:0}

How long did it rain? {#38..42}

Match. {=Noah -> ark =Moses -> sea =Jonah -> fish}

What do you think? {}`;
    const PLAIN = { explanation: '', topic: 'Genesis' };
    expect(takenFrom(findInText(gift.replaceAll('\n', '\r\n')))).toEqual({
      questions: [
        {
          kind: 'choice',
          question: 'Who built the ark?',
          options: ['Noah', 'Moses'],
          answer: 'Noah',
          explanation: 'God told Noah to build it.',
          topic: 'Genesis',
        },
        { kind: 'true-false', question: 'Moses built the ark.', answer: false, ...PLAIN },
        { kind: 'true-false', question: 'Is 2 < 3?', answer: true, ...PLAIN },
        { kind: 'word', question: 'Two and two is _____ .', options: ['four', '4'], ...PLAIN },
        {
          ...{ kind: 'number', question: 'How many plagues were there?', ...PLAIN },
          ...{ answer: 10, tolerance: 0, unit: '' },
        },
        {
          ...{ kind: 'number', question: 'How long did it rain?', ...PLAIN },
          ...{ answer: 40, tolerance: 2, unit: '' },
        },
        {
          ...{ kind: 'match', question: 'Match.', ...PLAIN },
          pairs: [
            { left: 'Noah', right: 'ark' },
            { left: 'Moses', right: 'sea' },
            { left: 'Jonah', right: 'fish' },
          ],
        },
      ],
      leftOut: [{ row: 8, reason: 'typed' }],
      withoutPicture: [],
    });
  });

  test('is Moodle’s XML, whose HTML is read as words and never run', () => {
    const xml = `<?xml version="1.0"?>
<quiz>
  <question type="category"><category><text>$course$/top/Exodus</text></category></question>
  <question type="multichoice">
    <name><text>one</text></name>
    <questiontext format="html"><text><![CDATA[<p>Who led them<br>out?</p><img src="@@PLUGINFILE@@/sea.png"><script>fail()</script>]]></text></questiontext>
    <generalfeedback><text>Exodus 14.</text></generalfeedback>
    <answer fraction="0"><text>Noah</text><feedback><text>No.</text></feedback></answer>
    <answer fraction="100"><text>Moses &amp; Aaron</text></answer>
  </question>
  <question type="truefalse">
    <questiontext><text>The sea parted.</text></questiontext>
    <answer fraction="100"><text>true</text></answer>
    <answer fraction="0"><text>false</text></answer>
  </question>
  <question type="essay"><questiontext><text>Why?</text></questiontext></question>
  <question type="multichoice">
    <questiontext><text>Which two?</text></questiontext>
    <answer fraction="50"><text>A</text></answer>
    <answer fraction="50"><text>B</text></answer>
  </question>
  <question type="numerical">
    <questiontext><text>How many?</text></questiontext>
    <answer fraction="50"><text>10</text></answer>
    <answer fraction="100"><text>12</text><tolerance>0.5</tolerance></answer>
  </question>
  <question type="shortanswer">
    <questiontext><text>Who?</text></questiontext>
    <answer fraction="100"><text>Moses</text></answer>
    <answer fraction="100"><text>Mose</text></answer>
    <answer fraction="50"><text>Aaron</text></answer>
  </question>
  <question type="ordering">
    <questiontext><text>First?</text></questiontext>
    <answer fraction="1"><text>one</text></answer>
    <answer fraction="2"><text>two</text></answer>
    <answer fraction="3"><text>three</text></answer>
  </question>
  <question type="matching">
    <questiontext><text>Whose?</text></questiontext>
    <subquestion><text>Moses</text><answer><text>staff</text></answer></subquestion>
    <subquestion><text>David</text><answer><text>sling</text></answer></subquestion>
    <subquestion><text></text><answer><text>ark</text></answer></subquestion>
  </question>
</quiz>`;
    const PLAIN = { explanation: '', topic: 'Exodus' };
    expect(takenFrom(findInText(xml))).toEqual({
      questions: [
        {
          kind: 'choice',
          question: 'Who led them out?',
          options: ['Noah', 'Moses & Aaron'],
          answer: 'Moses & Aaron',
          explanation: 'Exodus 14.',
          topic: 'Exodus',
        },
        { kind: 'true-false', question: 'The sea parted.', answer: true, ...PLAIN },
        { kind: 'several', question: 'Which two?', options: ['A', 'B'], answers: [0, 1], ...PLAIN },
        {
          ...{ kind: 'number', question: 'How many?', ...PLAIN },
          ...{ answer: 12, tolerance: 0.5, unit: '' },
        },
        { kind: 'word', question: 'Who?', options: ['Moses', 'Mose'], ...PLAIN },
        { kind: 'order', question: 'First?', options: ['one', 'two', 'three'], ...PLAIN },
        {
          ...{ kind: 'match', question: 'Whose?', ...PLAIN },
          pairs: [
            { left: 'Moses', right: 'staff' },
            { left: 'David', right: 'sling' },
          ],
        },
      ],
      leftOut: [{ row: 3, reason: 'typed' }],
      withoutPicture: [1],
    });
  });

  test('is one question of QTI 2.1', () => {
    expect(takenFrom(findInText(ITEM_OF_QTI_2)).questions).toEqual([
      {
        kind: 'choice',
        question: 'Read Genesis 6. Who built the ark?',
        options: ['Moses', 'Noah'],
        answer: 'Noah',
        explanation: 'God told him to.',
        topic: '',
      },
    ]);
  });

  test('is a package of QTI with questions of both versions', async () => {
    const bytes = packed({
      'imsmanifest.xml': '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"/>',
      'items/10.xml': CHOICE_OF_QTI_3,
      'items/2.xml': ITEM_OF_QTI_2,
      'items/3.xml': ITEM_OF_QTI_3,
      'media/ark.png': 'not looked at',
    });
    const { questions, leftOut } = takenFrom(await findInFile(bytes));
    expect(questions).toMatchObject([
      { kind: 'choice', answer: 'Noah' },
      { kind: 'order', options: ['Abraham', 'Moses', 'David'] },
      { kind: 'choice', answer: 'Abraham' },
    ]);
    expect(leftOut).toEqual([]);
  });

  test.each([
    [
      'a gap with further spellings',
      qti3(
        `cardinality="single" base-type="string"><qti-correct-response><qti-value>Noah</qti-value></qti-correct-response>
        <qti-mapping><qti-map-entry map-key="Noe" mapped-value="1"/><qti-map-entry map-key="Nora" mapped-value="0.5"/></qti-mapping>`,
        '<p>The ark was built by <qti-text-entry-interaction response-identifier="R"/>.</p>',
      ),
      { kind: 'word', question: 'The ark was built by ____.', options: ['Noah', 'Noe'] },
    ],
    [
      'a number',
      qti3(
        'cardinality="single" base-type="integer"><qti-correct-response><qti-value>40</qti-value></qti-correct-response>',
        '<p>Days: <qti-text-entry-interaction response-identifier="R"/></p>',
      ),
      { kind: 'number', answer: 40, tolerance: 0 },
    ],
    [
      'pairs',
      qti3(
        'cardinality="multiple" base-type="directedPair"><qti-correct-response><qti-value>A X</qti-value><qti-value>B Y</qti-value></qti-correct-response>',
        `<qti-match-interaction response-identifier="R"><qti-prompt>Whose?</qti-prompt>
        <qti-simple-match-set><qti-simple-associable-choice identifier="A">Noah</qti-simple-associable-choice><qti-simple-associable-choice identifier="B">David</qti-simple-associable-choice></qti-simple-match-set>
        <qti-simple-match-set><qti-simple-associable-choice identifier="X">ark</qti-simple-associable-choice><qti-simple-associable-choice identifier="Y">sling</qti-simple-associable-choice></qti-simple-match-set>
        </qti-match-interaction>`,
      ),
      {
        kind: 'match',
        pairs: [
          { left: 'Noah', right: 'ark' },
          { left: 'David', right: 'sling' },
        ],
      },
    ],
  ])('is a question of QTI 3 with %s', (_, item, draft) => {
    expect(takenFrom(findInText(item))).toMatchObject({ questions: [draft], leftOut: [] });
  });
});

test.each([
  [
    'GIFT',
    `Which? {=a =b ~c}

How many? {#=10:0 =12:1}

Which? {=a ~b}`,
  ],
  [
    'XML',
    `<quiz>
  <question type="multichoice"><questiontext><text>Which?</text></questiontext>
    <answer fraction="100"><text>a</text></answer><answer fraction="100"><text>b</text></answer></question>
  <question type="numerical"><questiontext><text>How many?</text></questiontext>
    <answer fraction="100"><text>10</text></answer><answer fraction="100"><text>12</text></answer></question>
  <question type="multichoice"><questiontext><text>Which?</text></questiontext>
    <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>
</quiz>`,
  ],
])('a question of %s of which any answer is enough is left out', (_, text) => {
  expect(takenFrom(findInText(text))).toMatchObject({
    questions: [{ kind: 'choice', question: 'Which?', options: ['a', 'b'], answer: 'a' }],
    leftOut: [
      { row: 1, reason: 'any-right' },
      { row: 2, reason: 'any-right' },
    ],
  });
});

test('what is true in XML is said in any letters, and no other word is a key', () => {
  const asked = (word: string) =>
    `<question type="truefalse"><questiontext><text>So?</text></questiontext><answer fraction="100"><text>${word}</text></answer></question>`;
  const xml = `<quiz>${['True', 'FALSE', 'vrai'].map(asked).join('')}</quiz>`;
  expect(takenFrom(findInText(xml))).toMatchObject({
    questions: [{ answer: true }, { answer: false }],
    leftOut: [{ row: 3, reason: null }],
  });
});

test('a spreadsheet with the columns of our own files keeps its kinds', async () => {
  const rows = [
    ['question', 'option1', 'option2', 'option3', 'answer', 'kind'],
    ['How long, and when?', '', '', '', 40, 'number'],
    ['First?', 'a, b', 'c', 'd', '', 'order'],
  ];
  expect(await findInFile(await spreadsheet(rows))).toEqual({
    kind: 'own',
    csv: [
      'question,option1,option2,option3,answer,kind',
      '"How long, and when?",,,,40,number',
      'First?,"a, b",c,d,,order',
    ].join('\r\n'),
  });
});

test('a table with the columns of our own files is left to the host', () => {
  const csv = 'question,option1,option2,answer\nWho?,A,B,1';
  expect(findInText(csv)).toEqual({ kind: 'own', csv });
});

test.each([
  ['text about something else', bytesOf('Dear parents, we meet at nine.'), 'unknown'],
  ['a list of children', bytesOf('First name,Last name\nRuth,Boas'), 'unknown'],
  ['XML of another kind', bytesOf('<rss><channel/></rss>'), 'unknown'],
  ['XML that breaks off', bytesOf('<quiz><question>'), 'broken'],
  ['GIFT that breaks off', bytesOf('Who {=Noah ~Moses}} {'), 'broken'],
  ['a package without questions', packed({ 'a.xml': '<a/>' }), 'unknown'],
  ['a package that is cut', packed({ 'a.xml': '<a/>' }).slice(0, 30), 'broken'],
  ['a package that grows too large', packed({ 'a.xml': ' '.repeat(20_000_001) }), 'too-large'],
  [
    'a table of ours that is longer than the host takes',
    bytesOf(`question,option1,option2,answer\nWho?,A,B,1${'\n'.repeat(200_000)}`),
    'too-large',
  ],
  ['too many bytes', new ArrayBuffer(5_000_001), 'too-large'],
] as const)('%s is refused', async (_, bytes, reason) => {
  const refused = await findInFile(bytes).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnreadableFile);
  expect(refused).toMatchObject({ reason });
});
